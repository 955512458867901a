/** Parses what visitors type or paste as a table code. */

const CODE = /^[A-HJ-NP-Z]{6}$/;
const LINK = /\/table\/([A-Za-z]{6})(#[^\s]*)?/;

export interface Typed {
  code: string;
  /** The pass, if a whole link to a seat was pasted. */
  token: string;
}

/** Read a code, in whatever form, or a link to a table; null if it is neither. */
export function readCode(text: string): Typed | null {
  const link = LINK.exec(text);
  const code = (link?.[1] ?? text).toUpperCase().replace(/[\s·.-]/g, "");
  return CODE.test(code) ? { code, token: link?.[2]?.slice(1) ?? "" } : null;
}
