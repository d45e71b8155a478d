import type * as api from "@hunarmand/api/contracts/crew";
import { memberSteps } from "@hunarmand/api/contracts/crew-steps";
import { limits } from "@hunarmand/api/limits";
import { findNextSteps } from "@hunarmand/api/steps";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError } from "../../values/app-error.ts";
import { findContract } from "../contracts.queries.ts";
import { selectMembers } from "./crew.queries.ts";
import { describeSheet, toMember } from "./crew-sheet.ts";
import { isActive } from "./move-member.queries.ts";

export const readCrew: UseCase<typeof api.readCrew> = async ({ db, clock }, caller, { params, query }) => {
  const row = await findContract(db, params.id, undefined);
  if (!row) throw new AppError("contract-not-found");
  const sheet = describeSheet(row, query.month, clock.now());
  const members = await selectMembers(db, row.id, sheet.month);
  const met = isActive(row) ? ["activeContract"] : [];
  const currentMembers = members.filter(({ leftAt }) => leftAt === null);
  return {
    ...sheet,
    canAssign: isActive(row) && currentMembers.length < limits.crewMembersMax,
    canMark: sheet.firstDay !== null && members.length > 0,
    members: members.map((member) => ({
      ...toMember(member),
      alsoOn: member.alsoOn,
      nextSteps: findNextSteps(memberSteps, { status: member.status, met }, actorsOf(caller)),
    })),
  };
};
