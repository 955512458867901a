import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown, transformWithOxc } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const WORKER = here("./src/sw.ts");
/** Files of public/ that the lobby shows. */
const PUBLIC = [
  "early.js",
  "icon.svg",
  "manifest.webmanifest",
  "pictures/battlegrounds.svg",
  "pictures/rush.svg",
  "pictures/warsaw.svg",
];
/** Where a visitor begins; what only a table or the rules need is kept once it was fetched. */
const FIRST = [
  /\/lobby\/(Lobby|NewTable)\.svelte$/,
  /\/locales\/\w+\/(answers|lobby|page)\.ftl\?raw$/,
];
/** What rules, cards and a table without a connection need besides. */
const LIBRARY =
  /\/(rules\/(Rules|Gallery)Screen\.svelte|table\/(TableScreen|Offline)\.svelte|games\/\w+\/index\.ts)$/;
/** The same in one language. */
const TEXTS = /\/locales\/(\w+)\/(table|rules|(rules|terms)-\w+|rush|warsaw|battlegrounds)\.ftl/;
/** Parts of the table that are fetched when they are needed. */
const LATER =
  /\/table\/invitations\/|\/(Celebration|Chart|chart|Coach|CopyLine|course|Curtain|EndDeeds|EndPanel|film|Growth|Lessons|Offline|OpenRecord|Peek|progress|Projector|ProjectorTools|QrCode|reels|ReplayRoom|ReplayScreen|RuleDialog|ScoreTable|SitDown|Terms|Trouble|Verify|WaitingRoom)\./;
/** Of a game what moves and opens is fetched later; what it shares with the rest stays in one. */
const WARSAW = /\/src\/games\/warsaw\/(?!lessons|motion\/|overview\/|players\/Windows)/;
/** Shorter texts are hardly shorter compressed. */
const WORTH_IT = 400;
const FONTS = /-latin(-ext)?-\d+-[\w-]+\.woff2$/;
/** Letters that only cards have. */
const CARD_FONTS = /-cyrillic-\d+-[\w-]+\.woff2$/;

export default defineConfig({
  plugins: [svelte(), offline(), compressed()],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $ui: here("./src/ui"),
      $art: here("./src/art"),
      $table: here("./src/table"),
      $games: here("./src/games"),
      $locales: here("../locales"),
    },
  },
  build: {
    outDir: here("../src/sztab/web/dist"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict content security policy, and files that are cached by name
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs is one file, what every table needs another: each further one
        // costs a request and its headers.
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules\/(?!qrcode)|\/src\/(lib|ui|art)\// },
            // Before the games: a group takes what it imports unless an earlier one has it.
            { name: "frame", test: (id) => id.includes("/src/table/") && !LATER.test(id) },
            { name: "warsaw", test: (id) => WARSAW.test(id) },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.SZTAB_SERVER ?? "http://127.0.0.1:8765", ws: true } },
  },
});

/** Lays a compressed copy beside each script and style: the server has no time for the best. */
function compressed(): Plugin {
  return {
    name: "sztab-compressed",
    apply: "build",
    // When all is written: until then Vite still changes what is in the scripts.
    async writeBundle(options, bundle) {
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      for (const name of texts) {
        const path = join(options.dir ?? "", name);
        const text = await readFile(path);
        if (text.length >= WORTH_IT) await writeFile(`${path}.br`, brotliCompressSync(text));
      }
    },
  };
}

/** Builds the service worker: which files the page needs to open, and a name for their version. */
function offline(): Plugin {
  return {
    name: "sztab-offline",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const files = shell(bundle);
      const more = library(bundle, files);
      const texts = byLanguage(bundle, files);
      const all = [...files, ...more, ...Object.values(texts).flat()];
      const version = createHash("sha256").update(contents(bundle, all)).digest("hex");
      nameBuild(bundle, version.slice(0, 12));
      const source = await readFile(WORKER, "utf8");
      const { code } = await transformWithOxc(source, WORKER, { target: "es2022" });
      const filled = code
        .replace(/^export \{\s*\};$/m, "") // old browsers know no modules here
        .replace(/\bVERSION\b/, JSON.stringify(version.slice(0, 12)))
        .replace(/\bSHELL\b/, JSON.stringify(files.map(address)))
        .replace(/\bLIBRARY\b/, JSON.stringify(more.map(address)))
        .replace(
          /\bTEXTS\b/,
          JSON.stringify(texts, (_, one) => (typeof one === "string" ? address(one) : one)),
        );
      this.emitFile({ type: "asset", fileName: "sw.js", source: filled });
    },
  };
}

/** Says in the page which build it is, as the server does with each answer. */
function nameBuild(bundle: Rolldown.OutputBundle, build: string): void {
  const index = bundle["index.html"];
  if (index?.type !== "asset") return;
  const name = `<meta name="sztab-page" content="${build}" />`;
  index.source = String(index.source).replace("<title>", `${name}\n    <title>`);
}

/** The files without which the lobby cannot be shown. */
function shell(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set(["index.html", ...PUBLIC]);
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  for (const chunk of chunks) {
    const first = FIRST.some((one) => one.test(chunk.facadeModuleId ?? ""));
    if (chunk.isEntry || first) follow(bundle, chunk.fileName, found);
  }
  for (const file of Object.keys(bundle)) if (FONTS.test(file)) found.add(file);
  return [...found].sort();
}

const address = (file: string): string => `/${file}`;

/** The files of rules and cards that the lobby does without. */
function library(bundle: Rolldown.OutputBundle, shell: string[]): string[] {
  const found = new Set<string>();
  for (const one of Object.values(bundle))
    if (
      one.type === "chunk" &&
      [one.facadeModuleId ?? "", ...one.moduleIds].some((id) => LIBRARY.test(id))
    )
      follow(bundle, one.fileName, found);
  for (const file of Object.keys(bundle)) if (CARD_FONTS.test(file)) found.add(file);
  return [...found].filter((file) => !shell.includes(file)).sort();
}

/** Texts of rules and cards, by language. */
function byLanguage(bundle: Rolldown.OutputBundle, shell: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const one of Object.values(bundle)) {
    const language = one.type === "chunk" && TEXTS.exec(one.moduleIds.join("\n"))?.[1];
    if (language && !shell.includes(one.fileName)) (found[language] ??= []).push(one.fileName);
  }
  return found;
}

/** Add a chunk, its styles, and whatever it imports at once. */
function follow(bundle: Rolldown.OutputBundle, file: string, found: Set<string>): void {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== "chunk") return;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) follow(bundle, other, found);
}

/** Names say what is in a file, save for the page itself. */
function contents(bundle: Rolldown.OutputBundle, files: string[]): string {
  const index = bundle["index.html"];
  const page = index?.type === "asset" ? String(index.source) : "";
  return files.join("\n") + page;
}
