import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "@hunarmand/texts/catalogue";
import { languageBase, toLanguagePath } from "@hunarmand/texts/language-paths";
import { createRequestHandler, type ServerBuild } from "react-router";
import { publicPaths } from "../app/public-paths.ts";
import { shellFile } from "../finish-pages.ts";

/**
 * Renders the public pages and the shell in the other languages, below their code: "ur/home/index.html". They use the
 * scripts of the English pages: only the base of the router's addresses differs.
 */
export async function prerenderLanguages(build: ServerBuild, folder: string): Promise<void> {
  for (const language of languages.filter((name) => name !== "en")) {
    const render = createRequestHandler({ ...build, basename: languageBase(language) }, "production");
    const write = async (path: string, file: string): Promise<void> => {
      const address = toLanguagePath(language, path);
      const response = await render(new Request(`http://localhost${address}`));
      if (response.status !== 200) throw new Error(`${address} could not be rendered: ${response.status}.`);
      const place = join(folder, languageBase(language), file);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, await response.text());
    };
    for (const path of publicPaths) await write(path, join(path, "index.html"));
    // Any path that is not prerendered gives the shell.
    await write(`/${shellFile}`, shellFile);
  }
}
