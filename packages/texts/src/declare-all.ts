import { globSync, readFileSync, writeFileSync } from "node:fs";
import { declareCatalogue } from "./declare-catalogue.ts";
import type { Tree } from "./tree.ts";

/** `npm run texts`: writes the declaration of each English catalogue beside it. */
for (const path of globSync("{apps,packages}/*/{app,src}/locales/en/*.json")) {
  const declaration = declareCatalogue(JSON.parse(readFileSync(path, "utf8")) as Tree);
  writeFileSync(path.replace(/\.json$/, ".d.json.ts"), declaration);
}
