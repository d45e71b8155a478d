import type * as api from "@hunarmand/api/contracts/crew";
import { countByTrade, countMissing } from "@hunarmand/api/contracts/crew/crew-by-trade";
import { memberSteps } from "@hunarmand/api/contracts/crew-steps";
import { findNextSteps } from "@hunarmand/api/steps";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError } from "../../values/app-error.ts";
import { findContract } from "../contracts.queries.ts";
import { selectMembers } from "./crew.queries.ts";
import { findAskedCrew } from "./crew-room.queries.ts";
import { findCrewSize } from "./crew-room.ts";
import { describeSheet, toMember } from "./crew-sheet.ts";
import { isActive } from "./move-member.queries.ts";

export const readCrew: UseCase<typeof api.readCrew> = async ({ db, clock }, caller, { params, query }) => {
  const row = await findContract(db, params.id, undefined);
  if (!row) throw new AppError("contract-not-found");
  const sheet = describeSheet(row, query.month, clock.now());
  const members = await selectMembers(db, row.id, sheet.month);
  const met = isActive(row) ? ["activeContract"] : [];
  const asked = await findAskedCrew(db, row.id);
  const onCrew = members.filter(({ leftAt }) => leftAt === null);
  const { rows: trades } = countByTrade(asked.crew, members.map(toMember));
  const free = Math.max(0, findCrewSize(asked) - onCrew.length);
  const room = trades.length > 0 ? Math.min(free, countMissing({ rows: trades })) : free;
  return {
    ...sheet,
    canAssign: isActive(row) && room > 0,
    canMark: sheet.firstDay !== null && members.length > 0,
    room,
    trades: trades.map(({ trade, handymen, count }) => ({ trade, handymen, count })),
    members: members.map((member) => ({
      ...toMember(member),
      alsoOn: member.alsoOn,
      nextSteps: findNextSteps(memberSteps, { status: member.status, met }, actorsOf(caller)),
    })),
  };
};
