/** A label on the map, in pixels: the middle of its point, and its size. */
export interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
}

const gapPixels = 1;
/** A label that finds no room so far away stays over another one. */
const movesMax = 30;

/** Returns the distances to try, nearest first: 0, down, up, further down ... */
const distances = (height: number): number[] =>
  Array.from({ length: movesMax + 1 }, (_, index) => Math.ceil(index / 2) * (index % 2 === 1 ? height : -height) || 0);

const isApart = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + gapPixels ||
  Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + gapPixels;

/** Returns how far each label moves down (or up, if negative) so that none covers another. The first labels move least. */
export function partLabels(labels: readonly Label[]): number[] {
  const placed: Label[] = [];
  return labels.map((label) => {
    const step = label.height + gapPixels;
    const shift =
      distances(step).find((distance) =>
        placed.every((other) => isApart({ ...label, y: label.y + distance }, other)),
      ) ?? 0;
    placed.push({ ...label, y: label.y + shift });
    return shift;
  });
}
