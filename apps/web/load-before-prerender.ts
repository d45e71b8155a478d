import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Plugin } from "vite";
import { prerenderLanguages } from "./languages/prerender-languages.ts";

/**
 * React Router allows ten seconds to render each page, and the first one also loads the scripts of all screens, which
 * is too slow on a busy machine. This plugin loads them first; a page then takes milliseconds. It also renders the pages
 * in the other languages. It must be before React Router in the list of plugins.
 */
export function loadBeforePrerender(buildFolder: string): Plugin {
  return {
    name: "load-before-prerender",
    config: {
      order: "post",
      handler: ({ builder: { buildApp } = {} }) => ({
        builder: {
          buildApp: async (builder) => {
            await buildApp?.(builder);
            const server = await import(pathToFileURL(join(buildFolder, "server/index.js")).href);
            // Here, because the framework removes this script when its own pages are rendered.
            await prerenderLanguages(server as ServerBuild, join(buildFolder, "client"));
          },
        },
      }),
    },
  };
}
