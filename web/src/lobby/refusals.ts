/** Takes apart what the server says about rules and cards, so that it can be shown line by line. */

export interface Reason {
  text: string;
  /** Where in the card file. */
  line: number | null;
  clause: string;
}

const IN_FILE = /(?=\bcards:\d+:)/;
const PLACE = /^cards:(\d+):\s*/;
const CLAUSE = /\s*\[([A-Z]+-\d+)\]/;

export function reasons(text: string): Reason[] {
  return text.split(IN_FILE).map(reason).filter(hasText);
}

function reason(text: string): Reason {
  const place = PLACE.exec(text);
  const said = text.replace(PLACE, "");
  return {
    text: said.replace(CLAUSE, "").trim(),
    line: place ? Number(place[1]) : null,
    clause: CLAUSE.exec(said)?.[1] ?? "",
  };
}

const hasText = (one: Reason): boolean => one.text !== "";
