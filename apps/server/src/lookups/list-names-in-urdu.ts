import type * as api from "@hunarmand/api/lookups/names";
import type { UseCase } from "../http/serve.ts";

export const listNamesInUrdu: UseCase<typeof api.listNamesInUrdu> = async ({ catalogueNames }) => {
  const { names, descriptions } = await catalogueNames.readInUrdu();
  return { names: Object.fromEntries(names), descriptions: Object.fromEntries(descriptions) };
};
