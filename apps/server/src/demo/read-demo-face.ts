import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The path holds from this folder and from the built server. */
const facesFolder = join(import.meta.dirname, "../../src/demo/town/pictures/faces");

/** Reads the drawn portrait of a handyman of the demo by their first name: people who do not exist. */
export const readDemoFace = (firstName: string): Promise<Buffer> =>
  readFile(join(facesFolder, `${firstName.toLowerCase()}.png`));

/** Reads the portraits of the town's neighbours, in their order, below each other. */
export const readNeighbourFaces = (): Promise<Buffer> => readFile(join(facesFolder, "neighbours.png"));
