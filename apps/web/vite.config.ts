import { catalogues } from "@hunarmand/texts/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./bytes/chunk-groups.ts";
import { reportChunks } from "./bytes/chunk-report.ts";
import { serveCatalogues } from "./serve-catalogues.ts";

export default defineConfig({
  plugins: [
    catalogues(),
    serveCatalogues(),
    reactRouter(),
    reportChunks(process.env.WEB_BUILD_FOLDER ?? "build/by-hand"),
  ],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  server: { proxy: { "/api": process.env.API_URL ?? "http://127.0.0.1:3000" } },
});
