/** The address under which friends find this server. */
import { reach } from "$lib/api";
import type { Reach } from "../../wire";

const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const USUAL_PORT = "8765";

/** What is put before the path of a link, given what the server says about itself. */
export function baseFor(place: Location, told: Reach | null): string {
  const address = OWN_MACHINE.test(place.hostname) ? told?.addresses[0] : undefined;
  if (!address) return place.origin;
  const host = address.includes(":") ? `[${address}]` : address;
  return `${place.protocol}//${host}${place.port ? `:${place.port}` : ""}`;
}

/** How to start the server so that other machines can reach it. */
export function openingCommand(port: string): string {
  const more = port && port !== USUAL_PORT ? ` --port ${port}` : "";
  return `sztab serve --host 0.0.0.0${more}`;
}

class Address {
  #told = $state.raw<Reach | null>(null);
  #asked = false;

  /** Ask the server, if this page was opened on its own machine; elsewhere its address is good. */
  find(): void {
    if (this.#asked || !OWN_MACHINE.test(location.hostname)) return;
    this.#asked = true;
    reach().then(
      (told) => (this.#told = told),
      () => (this.#asked = false),
    );
  }

  get base(): string {
    return baseFor(location, this.#told);
  }

  /** Whether nobody but this machine can open the link. */
  get closed(): boolean {
    return this.#told !== null && !this.#told.network;
  }
}

export const address = new Address();
