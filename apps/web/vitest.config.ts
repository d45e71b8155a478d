import { catalogues } from "@hunarmand/texts/vite-plugin";
import { defineConfig } from "vitest/config";

const spec = "app/spec-*.test.tsx";

// Apart from vite.config.ts: the router's plugin expects an application, not single modules.
export default defineConfig({
  plugins: [catalogues()],
  root: import.meta.dirname,
  test: {
    environment: "happy-dom",
    // Cookies need an address.
    environmentOptions: { happyDOM: { url: "http://localhost/" } },
    setupFiles: ["./test-setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: "parts", include: ["app/**/*.test.{ts,tsx}", "*.test.ts"], exclude: [spec] } },
      {
        extends: true,
        // Whole screens, as people get them: React without its warnings needs a third of the time, and renders when it likes.
        mode: "production",
        oxc: { jsx: { development: false } },
        test: {
          name: "screens",
          include: [spec],
          env: { NODE_ENV: "production" },
          setupFiles: ["./test-setup/spec.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
