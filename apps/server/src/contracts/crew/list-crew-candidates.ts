import type * as api from "@hunarmand/api/contracts/crew";
import { findNearCity } from "@hunarmand/api/lookups/near-city";
import { matchProvider } from "../../database/search/match-people.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findContract } from "../contracts.queries.ts";
import { selectCrewCandidates } from "./crew.queries.ts";

export const listCrewCandidates: UseCase<typeof api.listCrewCandidates> = async ({ db }, _caller, input) => {
  const { search, category, trade } = input.query;
  const { id } = input.params;
  const contract = await findContract(db, id, undefined);
  if (!contract) throw new AppError("contract-not-found");
  const isMatch = search ? await matchProvider(db, search) : undefined;
  const rows = await selectCrewCandidates(db, {
    contractId: id,
    isMatch,
    category,
    trade,
    nearCity: findNearCity(contract.city),
  });
  return rows.map(({ firstName, lastName, phone, ...candidate }) => ({
    ...candidate,
    name: `${firstName} ${lastName}`.trim(),
    phoneNumber: phone,
  }));
};
