import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedDocuments } from "./generated-documents.ts";
import { root } from "./repository.ts";

/** `npm run docs`: writes the documents that are made from the code. */
for (const [path, make] of Object.entries(generatedDocuments)) writeFileSync(join(root, path), make());
