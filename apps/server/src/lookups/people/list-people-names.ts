import type * as api from "@hunarmand/api/lookups/names";
import type { UseCase } from "../../http/serve.ts";

export const listPeopleNames: UseCase<typeof api.listPeopleNames> = async ({ db }) => {
  const rows = await db
    .selectFrom("skills")
    .select(["name", "personName", "peopleName", "urduPeopleName"])
    .where("personName", "is not", null)
    .where("peopleName", "is not", null)
    .orderBy("id")
    .execute();
  return Object.fromEntries(
    rows.map(({ name, personName, peopleName, urduPeopleName }) => [
      name,
      { one: personName ?? "", many: peopleName ?? "", urdu: urduPeopleName },
    ]),
  );
};
