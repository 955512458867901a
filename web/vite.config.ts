import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
  },
  server: {
    fs: { allow: [here(".."), ...(process.env.SZTAB_SAMPLES?.split(":") ?? [])] },
    proxy: { "/api": { target: process.env.SZTAB_SERVER ?? "http://127.0.0.1:8765", ws: true } },
  },
});
