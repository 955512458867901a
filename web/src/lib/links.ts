/**
 * Links to seats. The server exchanges each once, for a pass that this browser keeps. Until it has
 * answered, all tabs use the same key, so that none of them locks the others out.
 */
import { newKey } from "./keys";
import { recall, remember } from "./memory";

interface Known {
  link: string;
  /** With it the exchange can be repeated when its answer is lost. */
  key: string;
  /** The pass that came for the link; empty until then. */
  token: string;
}

const NAME = "links";
const MOST = 50;
/** For browsers that keep nothing. */
let visit: Known[] = [];

const known = (): Known[] => recall<Known[]>(NAME) ?? visit;
const find = (link: string): Known | undefined => known().find((one) => one.link === link);

function store(entries: Known[]): void {
  visit = entries.slice(0, MOST);
  remember(NAME, visit);
}

function put(entry: Known): void {
  store([entry, ...known().filter((one) => one.link !== entry.link)]);
}

/** The pass that this browser got for a link; the token itself if it got none. */
export const ownToken = (token: string): string => find(token)?.token || token;

/** The key with which a token is shown to the server; the same in all tabs. */
export function exchangeKey(token: string): string {
  const before = find(token);
  if (before) return before.key;
  const key = newKey();
  put({ link: token, key, token: "" });
  return key;
}

/** The server has taken a token: for a link it gave a pass, else the token is a pass itself. */
export function exchanged(link: string, token: string): void {
  if (token) put({ link, key: find(link)?.key ?? "", token });
  else store(known().filter((one) => one.link !== link || one.token));
}
