import { listNamesInUrdu, listPeopleNames, type PeopleName } from "@hunarmand/api/lookups/names";
import { callApi } from "../calls/call-api.ts";

/** By the English name. Descriptions are those of categories and skills. */
export interface KnownNames {
  names: ReadonlyMap<string, string>;
  descriptions: ReadonlyMap<string, string>;
}

export async function fetchNames(): Promise<KnownNames> {
  const { names, descriptions } = await callApi(listNamesInUrdu, {});
  return { names: new Map(Object.entries(names)), descriptions: new Map(Object.entries(descriptions)) };
}

/** By the English name of the skill. */
export const fetchPeople = async (): Promise<ReadonlyMap<string, PeopleName>> =>
  new Map(Object.entries(await callApi(listPeopleNames, {})));
