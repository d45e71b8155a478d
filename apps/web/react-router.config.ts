import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./app/public-paths.ts";

export default {
  appDirectory: "app",
  // `npm run build` makes each build in its own folder.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? "build/by-hand",
  // The API is a separate server: pages are files, rendered once at build time.
  ssr: false,
  // All files of a screen are requested at once: parts of it in files of their own would only be more requests.
  splitRouteModules: false,
  // With "/" in the list, the shell for all other paths is written as __spa-fallback.html.
  prerender: ["/", ...publicPaths],
} satisfies Config;
