import type { Face } from "./draw-face.ts";

const [black, brown, grey] = ["#1d1a18", "#4a2f1d", "#8d8a86"];
const [mint, sand, rose, sky, stone, lilac] = ["#cfe8df", "#fdebc8", "#fbdad6", "#d3e5f5", "#dfe3de", "#e4dcf2"];
const [green, maroon, navy, khaki] = ["#1e8767", "#8c2f2f", "#2a4d7c", "#a58b5b"];
const [white, teal, rust, slate] = ["#f2efe8", "#2f7f8c", "#b3562a", "#4a5560"];

/** The portraits of the town's handymen by their number. */
const faces: Readonly<Record<number, Face>> = {
  1: { ground: mint, skin: "wheat", dark: black, hair: "parted", beard: "moustache", shirt: navy },
  2: { ground: sand, skin: "light", dark: brown, hair: "short", beard: "short", shirt: green },
  3: { ground: sky, skin: "wheat", dark: black, hair: "cap", beard: "none", shirt: slate, cloth: rust },
  4: { ground: stone, skin: "brown", dark: grey, hair: "taqiyah", beard: "full", shirt: khaki, cloth: white },
  5: { ground: rose, skin: "light", dark: black, hair: "curly", beard: "none", shirt: teal },
  6: {
    ground: lilac,
    skin: "wheat",
    dark: brown,
    hair: "pakol",
    beard: "short",
    shirt: white,
    cloth: khaki,
    hasWaistcoat: true,
  },
  7: { ground: mint, skin: "brown", dark: black, hair: "short", beard: "none", shirt: rust, hasGlasses: true },
  8: { ground: sky, skin: "wheat", dark: grey, hair: "bald", beard: "moustache", shirt: maroon },
  9: { ground: sand, skin: "wheat", dark: black, hair: "scarf", beard: "none", shirt: maroon, cloth: teal },
  10: { ground: stone, skin: "brown", dark: black, hair: "curly", beard: "moustache", shirt: green },
  11: { ground: rose, skin: "light", dark: black, hair: "parted", beard: "none", shirt: navy, hasGlasses: true },
};

/** The portraits of Ali and Bilal. */
const knownFaces: readonly Face[] = [
  { ground: lilac, skin: "light", dark: black, hair: "short", beard: "moustache", shirt: white, hasWaistcoat: true },
  { ground: sand, skin: "brown", dark: black, hair: "bald", beard: "full", shirt: teal },
];

export const findFace = (number: number): Face | undefined => faces[number];
export const findKnownFace = (place: number): Face | undefined => knownFaces[place];
