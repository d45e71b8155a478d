import { catalogues } from "@hunarmand/texts/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// What every page needs, in two files instead of thirty: fewer requests on a slow network, and text compresses better
// together. Components that only some pages use stay in chunks of their own.
const chunks = [
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|clsx|@mantine\/(?:hooks|core\/esm\/(?:core|components\/(?:Anchor|Box|Button|Group|Loader|Stack|Text|ThemeIcon|Title|Transition|UnstyledButton))))\//,
    priority: 2,
  },
  {
    name: "shell",
    test: /app\/(?:shared\/(?:layout\/|dialog|messages|page-meta|session|theme)|locales\/en\/(?:layout|shared))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [catalogues(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: { proxy: { "/api": process.env.API_URL ?? "http://127.0.0.1:3000" } },
});
