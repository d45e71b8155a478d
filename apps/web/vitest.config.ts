import { catalogues } from "@hunarmand/texts/vite-plugin";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: the router's plugin expects an application, not single modules.
export default defineConfig({
  plugins: [catalogues()],
  root: import.meta.dirname,
  test: {
    environment: "happy-dom",
    // Cookies need an address.
    environmentOptions: { happyDOM: { url: "http://localhost/" } },
    include: ["app/**/*.test.{ts,tsx}", "*.test.ts"],
    setupFiles: ["./test-setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
