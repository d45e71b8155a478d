/** The order of the cities on every page. The catalogue's, a search's and the spec's lists differ. */
const order: readonly string[] = ["Islamabad", "Rawalpindi", "Lahore", "Karachi"];

const placeOf = (city: string): number => (order.includes(city) ? order.indexOf(city) : order.length);

/** Returns the items by their city in the portal's order. Cities that are not in it come last, as they were. */
export const orderCities = <Item>(items: readonly Item[], cityOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => placeOf(cityOf(one)) - placeOf(cityOf(other)));
