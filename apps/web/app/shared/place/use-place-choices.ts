import { listAreas, listCities } from "@hunarmand/api/lookups/lookups";
import { callApi } from "../calls/call-api.ts";
import { type Choices, useChoices } from "../calls/use-choices.ts";

/** The cities, and the areas of the chosen city. */
export function usePlaceChoices({ city }: { city: string }) {
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  const areas = useChoices(findId(cities, city), (cityId, signal) =>
    callApi(listAreas, { params: { cityId }, signal }),
  );
  return { cities, areas };
}

/** Returns the id of a choice, which loads the lists that depend on it. */
export function findId({ items }: Choices<{ id: number; name: string }>, chosen: string): number | undefined {
  return items.find(({ name }) => name === chosen)?.id;
}
