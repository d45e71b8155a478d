/** The order of the cities on every page. The catalogue's, a search's and the spec's lists differ. */
const order: readonly string[] = ["Islamabad", "Rawalpindi", "Lahore", "Karachi"];

const placeOf = (city: string): number => (order.includes(city) ? order.indexOf(city) : order.length);

/** Returns the items by their city in the portal's order. Cities that are not in it come last, as they were. */
const orderCities = <Item>(items: readonly Item[], cityOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => placeOf(cityOf(one)) - placeOf(cityOf(other)));

/** Returns the cities where somebody does the work, then the others, each in the portal's order. Not split where that is not known, or of none or all. */
export function splitCities(cities: readonly string[], served: readonly string[] | undefined): [string[], string[]] {
  const ordered = orderCities(cities, (city) => city);
  const here = ordered.filter((city) => served?.includes(city));
  const others = ordered.filter((city) => !here.includes(city));
  return here.length === 0 ? [others, []] : [here, others];
}
