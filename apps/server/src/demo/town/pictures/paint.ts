/** Draws pictures without a drawing library: overlapping shapes, and characters of five rows. */

export type Colour = readonly [red: number, green: number, blue: number];

export interface Shape {
  colour: Colour;
  /** Whether a point is inside. */
  holds: (x: number, y: number) => boolean;
}

export const pictureSide = 256;
const channels = 3;

/** Returns raw pixels, row by row. */
export function paint(ground: Colour, shapes: readonly Shape[]): Buffer {
  const pixels = Buffer.alloc(pictureSide * pictureSide * channels);
  for (let place = 0; place < pictureSide * pictureSide; place++) {
    const [x, y] = [place % pictureSide, Math.floor(place / pictureSide)];
    const top = shapes.findLast(({ holds }) => holds(x, y));
    pixels.set(top?.colour ?? ground, place * channels);
  }
  return pixels;
}

/** Each character has five rows of three points, as octal digits. */
const signs: Readonly<Record<string, string>> = {
  ...{
    0: "75557",
    1: "26227",
    2: "71747",
    3: "71717",
    4: "55711",
    5: "74717",
    6: "74757",
    7: "71111",
    8: "75757",
    9: "75717",
  },
  ...{
    A: "25755",
    B: "65656",
    C: "34443",
    D: "65556",
    E: "74647",
    F: "74644",
    G: "34553",
    H: "55755",
    I: "72227",
    J: "11152",
  },
  ...{
    K: "55655",
    L: "44447",
    M: "57755",
    N: "65555",
    O: "25552",
    P: "65644",
    Q: "25563",
    R: "65655",
    S: "34216",
    T: "72222",
  },
  ...{ U: "55557", V: "55552", W: "55775", X: "55255", Y: "55222", Z: "71247", "-": "00700", ",": "00024" },
};
const signRows = 5;
const signColumns = 3;

/** A line of characters with `point` pixels to a point. */
export function write(
  colour: Colour,
  text: string,
  { left, top, point }: { left: number; top: number; point: number },
): Shape {
  return {
    colour,
    holds: (x, y) => {
      const [column, row] = [Math.floor((x - left) / point), Math.floor((y - top) / point)];
      if (column < 0 || row < 0 || row >= signRows) return false;
      const inSign = column % (signColumns + 1);
      const sign = signs[text[Math.floor(column / (signColumns + 1))]?.toUpperCase() ?? ""];
      return inSign < signColumns && ((Number(sign?.[row] ?? 0) >> (signColumns - 1 - inSign)) & 1) === 1;
    },
  };
}
