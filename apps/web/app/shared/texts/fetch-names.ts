import { listNamesInUrdu } from "@hunarmand/api/lookups/names";
import { callApi } from "../calls/call-api.ts";
import type { KnownNames } from "./names.ts";

export async function fetchNames(): Promise<KnownNames> {
  const { names, descriptions } = await callApi(listNamesInUrdu, {});
  return { names: new Map(Object.entries(names)), descriptions: new Map(Object.entries(descriptions)) };
}
