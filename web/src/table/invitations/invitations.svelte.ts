/** The invitations to the free seats of a table, for players who may send them. */
import { recall, remember } from "$lib/memory";
import type { Session } from "$lib/session.svelte";
import type { Invitation } from "../../wire";
import { address } from "./reach.svelte";

const stored = (code: string): string => `invitations.${code}`;

/** Who opens a table without sitting down has no pass to ask with: the first links are kept. */
export function keepInvitations(code: string, invitations: readonly Invitation[]): void {
  if (invitations.length > 0) remember(stored(code), invitations);
}

/** Those who play at this screen, as far as it matters here. */
interface Players {
  readonly code: string;
  readonly shown: Session;
  readonly sessions: readonly Session[];
}

export class Invitations {
  #tokens = $state.raw<Record<number, string>>({});

  constructor(readonly company: Players) {
    address.find();
    $effect(() => {
      const { host } = this;
      void this.#asked;
      if (host) void this.#ask(host);
      else this.#take(recall<Invitation[]>(stored(company.code)) ?? []);
    });
  }

  /** The one of us who runs the table, if any. */
  get host(): Session | null {
    const { table } = this.company.shown;
    if (!table || table.host === null) return null;
    return this.company.sessions.find((one) => one.you === table.host) ?? null;
  }

  /** The link of a free seat; nothing if it is not ours to give. */
  link(seat: number): string {
    const token = this.#tokens[seat];
    return token ? `${this.table}#${token}` : "";
  }

  /** The address of the table, to take a free seat or to watch. */
  get table(): string {
    return `${address.base}/table/${this.company.code}`;
  }

  /** Changes whenever other seats are free, and when a cut line is back: links may be new then. */
  get #asked(): string {
    const { line, table } = this.company.shown;
    const free = (table?.seats ?? []).filter((one) => one.kind === "open");
    return `${line} ${table?.status} ${free.map((one) => one.seat).join()}`;
  }

  async #ask(host: Session): Promise<void> {
    const answer = await host.ask({ type: "invite" });
    if (answer.type === "invitations") this.#take(answer.invitations);
  }

  #take(invitations: readonly Invitation[]): void {
    this.#tokens = Object.fromEntries(invitations.map(({ seat, token }) => [seat, token]));
  }
}
