import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./app/public-paths.ts";

export default {
  appDirectory: "app",
  // `npm run build` makes each build in a folder of its own.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? "build/by-hand",
  // The API is a server of its own: pages are files, written once at build time.
  ssr: false,
  // With "/" among them the shell for all other paths is written as __spa-fallback.html.
  prerender: ["/", ...publicPaths],
} satisfies Config;
