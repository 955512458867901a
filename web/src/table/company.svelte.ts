/** The players at this screen: one session for each seat, or one spectator session. */
import { drop, keep, passesOf } from "$lib/passes";
import { Session } from "$lib/session.svelte";

/** Refusals of a pass, or of a link, that will not become good again. */
const VOID = new Set(["bad-token", "used"]);

/** The passes of those who sit at this screen. */
const ownTokens = (code: string): string[] => Object.values(passesOf(code)?.seats ?? {});

export class Company {
  sessions = $state.raw<Session[]>([]);
  #shown = $state(0);

  constructor(
    readonly code: string,
    token = "",
  ) {
    const tokens = token ? [token] : ownTokens(code);
    const shared = tokens.length > 1;
    this.sessions = (tokens.length > 0 ? tokens : [""]).map(
      (one) => new Session(code, one, shared),
    );
    $effect(() => this.#keep());
    $effect(() => this.#giveUp());
  }

  /** The session whose view is on the screen. */
  get shown(): Session {
    return this.sessions[this.#shown] ?? this.sessions[0]!;
  }

  /** Several persons play at this screen in turn. */
  get several(): boolean {
    return this.sessions.length > 1;
  }

  /** The one of us who has to decide, if it is not the one who looks at the screen. */
  get awaited(): Session | null {
    const toMove = this.shown.position?.to_move ?? null;
    if (toMove === null || toMove === this.shown.you) return null;
    return this.sessions.find((one) => one.you === toMove) ?? null;
  }

  show(session: Session): void {
    this.#shown = Math.max(0, this.sessions.indexOf(session));
    session.hurry();
  }

  /** Sit down with a pass: what was watched from outside is now played. */
  sit(token: string): void {
    this.close();
    this.sessions = [new Session(this.code, token)];
    this.#shown = 0;
  }

  /**
   * A pass that has become void is of no use: look at the table from outside. With a used link one
   * may still have a seat here, by another one.
   */
  #giveUp(): void {
    const { token, trouble, unseated } = this.shown;
    const refused = trouble !== null && VOID.has(trouble.code);
    const own = ownTokens(this.code);
    if (unseated || (refused && own.includes(token))) {
      drop(this.code);
      this.sit("");
    } else if (refused && own[0]) this.sit(own[0]);
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }

  /** A pass proves good when the server greets us with a seat: then it is worth keeping. */
  #keep(): void {
    for (const { token, you, table } of this.sessions)
      if (token && you !== null && table) keep(this.code, table.game, you, token);
  }
}
