/** Requests to the server. What goes wrong is an `ApiError` with a word for programs. */
import type * as wire from "../wire";
import { renewal } from "./renewal";

/** Milliseconds that a request which can be repeated may take. */
const PATIENCE = 15_000;

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = "",
    /** In how many seconds it is worth trying again; 0 if nobody knows. */
    readonly wait = 0,
    /** What is wrong with rules or cards, one by one. */
    readonly complaints: readonly wire.Complaint[] = [],
  ) {
    super(text);
  }
}

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  token = "",
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetched(path, { method, headers, body: JSON.stringify(body), signal });
  return (await response.json().catch(unreachable)) as T;
}

function unreachable(): never {
  throw new ApiError("offline", "The server cannot be reached.");
}

/** What the server answers; an `ApiError` if it does not, or says no. */
async function fetched(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init).catch(unreachable);
  renewal.heard(response.headers.get("sztab-page"));
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as wire.Error | null;
  const wait = Number(response.headers.get("retry-after") ?? 0);
  const { code = "failed", text = response.statusText, clause, complaints } = error ?? {};
  throw new ApiError(code, text, clause, wait, complaints);
}

export const get = <T>(path: string, token = ""): Promise<T> =>
  request("GET", path, undefined, token);
export const post = <T>(path: string, body: unknown, token = ""): Promise<T> =>
  request("POST", path, body, token);

export const games = (): Promise<wire.GameList> => get("/games");
export const tables = (): Promise<wire.Listing> => get("/tables");
export const openTable = (body: wire.OpenTable): Promise<wire.Opened> => post("/tables", body);
/** Given up after a while: a request that hangs can be repeated with its key. */
export const joinTable = (code: string, body: wire.JoinTable): Promise<wire.Joined> => {
  const path = `/tables/${encodeURIComponent(code)}/join`;
  return request("POST", path, body, "", AbortSignal.timeout(PATIENCE));
};
/** What an invitation is for; to look at it takes nothing. */
export const invitation = (code: string, token: string): Promise<wire.Invited> =>
  get(`/tables/${encodeURIComponent(code)}/invitation`, token);
export const reach = (): Promise<wire.Reach> => get("/reach");
export const checkRules = (game: string, body: wire.CheckRules): Promise<wire.Checked> =>
  post(`/games/${game}/check`, body);
export const rules = (game: string): Promise<wire.ClauseList> => get(`/games/${game}/rules`);
export const summary = (game: string): Promise<wire.Summary> => get(`/games/${game}/summary`);
/** All that is in play under a preset, as printed. */
export const printed = (game: string, preset = ""): Promise<Record<string, unknown>> =>
  get(`/games/${game}/components${preset ? `?preset=${preset}` : ""}`);
export const components = (code: string, token: string): Promise<Record<string, unknown>> =>
  get(`/tables/${encodeURIComponent(code)}/components`, token);
export const timeline = (code: string, token: string): Promise<wire.Timeline> =>
  get(`/tables/${encodeURIComponent(code)}/timeline`, token);

/** The record of a game that is over, as text. */
export async function record(
  code: string,
  format: "sztab" | "json",
  token: string,
): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const path = `/tables/${encodeURIComponent(code)}/record?format=${format}`;
  return (await fetched(path, { headers })).text();
}

/** Some moments of a game, from number `from` on; `seat` is through whose eyes. */
export function replay(
  code: string,
  from: number,
  count: number,
  seat: number | null,
  token: string,
): Promise<wire.Replay> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  const query = `from=${from}&count=${count}${eyes}`;
  return get(`/tables/${encodeURIComponent(code)}/replay?${query}`, token);
}
export const tableInfo = (code: string): Promise<wire.TableInfo> =>
  get(`/tables/${encodeURIComponent(code)}`);
export const openRecord = (body: wire.OpenRecord): Promise<wire.OpenedRecord> =>
  post("/replay", body);
