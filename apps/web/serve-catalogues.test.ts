import { catalogues } from "@hunarmand/texts/vite-plugin";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { serveCatalogues } from "./serve-catalogues.ts";

const bareImport = /from "@messageformat\/[^"]*"/;

test("the development server serves catalogues with imports that a browser can resolve", async () => {
  const server = await createServer({
    ...{ root: import.meta.dirname, configFile: false, logLevel: "silent", cacheDir: "test-results/vite" },
    plugins: [catalogues(), serveCatalogues()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { client } = server.environments;
    const screen = await client?.transformRequest("/app/contracts/contracts.screen.tsx");
    const path = /"([^"]*locales\/en\/contracts\.json[^"]*)"/.exec(screen?.code ?? "")?.[1] ?? "";
    const texts = await client?.transformRequest(path);
    expect(texts?.code).toMatch(/import .* from "[^"]*messageformat/);
    expect(texts?.code).not.toMatch(bareImport);
  } finally {
    await server.close();
  }
});
