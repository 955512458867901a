import { describe, expect, it } from "vitest";
import { baseFor, openingCommand } from "../../src/table/invitations/reach.svelte";

const at = (url: string): Location => new URL(url) as unknown as Location;
const told = (...addresses: string[]) => ({ network: addresses.length > 0, addresses });

describe("the address in a link", () => {
  it("is the one in the browser, which a friend can use as well", () => {
    expect(baseFor(at("https://play.example.org/table/KRAKEN"), null)).toBe(
      "https://play.example.org",
    );
    expect(baseFor(at("http://192.168.1.20:8765/"), told("10.0.0.1"))).toBe(
      "http://192.168.1.20:8765",
    );
  });

  it("is that of the machine in its network, where the page was opened on the machine itself", () => {
    for (const own of ["localhost", "127.0.0.1", "[::1]"])
      expect(baseFor(at(`http://${own}:8765/`), told("192.168.1.20"))).toBe(
        "http://192.168.1.20:8765",
      );
    expect(baseFor(at("http://localhost/"), told("fd00::5"))).toBe("http://[fd00::5]");
  });

  it("stays as it is where nobody else can reach the server", () => {
    expect(baseFor(at("http://localhost:8765/"), told())).toBe("http://localhost:8765");
  });

  it("can be opened to others by a command with the same port", () => {
    expect(openingCommand("8765")).toBe("sztab serve --host 0.0.0.0");
    expect(openingCommand("9000")).toBe("sztab serve --host 0.0.0.0 --port 9000");
  });
});
