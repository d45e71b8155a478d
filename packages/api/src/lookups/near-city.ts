/** Cities so near that a crew comes from either (docs/product.md X5). */
const neighbours = new Map([
  ["Islamabad", "Rawalpindi"],
  ["Rawalpindi", "Islamabad"],
]);

/** Returns the city from which a crew comes as well, if there is one. */
export const findNearCity = (city: string): string | undefined => neighbours.get(city);
