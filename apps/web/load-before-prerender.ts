import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * React Router gives each page ten seconds to be written out, and the first one loads the scripts of all screens in that time, which a busy machine
 * does not manage. Here they are loaded before: a page is then written in milliseconds. Stands before React Router in the list of plugins.
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
            await import(pathToFileURL(join(buildFolder, "server/index.js")).href);
          },
        },
      }),
    },
  };
}
