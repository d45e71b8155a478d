import { resolve } from "node:path";
import { catalogues } from "@hunarmand/texts/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./bytes/chunk-groups.ts";
import { reportChunks } from "./bytes/chunk-report.ts";
import { fetchFirst } from "./fetch-first.ts";
import { urduFont } from "./languages/urdu-font.ts";
import { loadBeforePrerender } from "./load-before-prerender.ts";
import { serveCatalogues } from "./serve-catalogues.ts";

/**
 * Hashes without names, as short as the bundler allows: the manifest that every page loads lists the scripts of all
 * screens. `chunks.json` lists the content of each.
 */
const scriptNames = "assets/[hash:7].js";

const buildFolder = process.env.WEB_BUILD_FOLDER ?? "build/by-hand";

export default defineConfig({
  plugins: [
    catalogues(),
    serveCatalogues(),
    urduFont(resolve(buildFolder, "urdu-font")),
    fetchFirst(),
    loadBeforePrerender(resolve(buildFolder)),
    reactRouter(),
    reportChunks(buildFolder),
  ],
  // Imports on demand are fetched first (fetch-first.ts). check-bytes.ts weighs the files.
  build: { modulePreload: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { entryFileNames: scriptNames, chunkFileNames: scriptNames, codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
  server: { proxy: { "/api": process.env.API_URL ?? "http://127.0.0.1:3000" } },
});
