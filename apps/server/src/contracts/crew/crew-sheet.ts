import type { CrewMember } from "@hunarmand/api/contracts/crew";
import { statusesWithDays } from "@hunarmand/api/contracts/crew-steps";
import type { ContractStatus } from "@hunarmand/api/contracts/steps";
import { roundRating } from "../../domain/providers/round-rating.ts";
import { dayOf } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import type { MemberRow } from "./crew.queries.ts";

interface Contract {
  status: ContractStatus;
  requestedAt: Date;
  activatedAt: Date | null;
  completedAt: Date | null;
}

const hasDays = ({ status }: Contract): boolean => statusesWithDays.some((one) => one === status);

/** Returns the days in Pakistan of a contract's sheet: from the start of the work until its completion, or today. */
export function findSheetDays(contract: Contract, now: Date): { firstDay: string; lastDay: string } | undefined {
  if (!hasDays(contract)) return undefined;
  const { activatedAt, requestedAt, completedAt } = contract;
  return { firstDay: dayOf(activatedAt ?? requestedAt), lastDay: dayOf(completedAt ?? now) };
}

const monthOf = (day: string): string => day.slice(0, "YYYY-MM".length);

/** Returns the sheet's heading: the month in the request, or the last one with days. */
export function describeSheet(contract: Contract, month: string | undefined, now: Date) {
  const { firstDay = null, lastDay = null } = findSheetDays(contract, now) ?? {};
  return { month: month ?? monthOf(lastDay ?? dayOf(now)), firstDay, lastDay };
}

const toPage = ({ publicId, average, reviews, hasPicture }: MemberRow): CrewMember["page"] =>
  publicId === null ? null : { id: publicId, rating: roundRating(average), reviews, hasPicture };

export const toMember = (row: MemberRow): CrewMember => ({
  providerId: row.providerId,
  name: `${row.firstName} ${row.lastName}`.trim(),
  phoneNumber: row.phone,
  category: row.category,
  skills: row.skills,
  trades: row.trades,
  page: toPage(row),
  addedDate: row.addedAt.toISOString(),
  leftDate: row.leftAt?.toISOString() ?? null,
  totals: row.totals,
  dayPrice: toPkr(row.dayPricePaisa),
  days: row.days,
});
