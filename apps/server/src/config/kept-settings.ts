import { limits } from "@hunarmand/api/limits";
import { z } from "zod";
import { setting } from "./setting.ts";

/** A payer may dispute a card payment for so long, and messages about it are evidence. */
const disputeDays = 120;
const yearDays = 365;
const daysMax = 3_660;

const days = (least: number, usual: number) => z.coerce.number().int().min(least).max(daysMax).default(usual);

const whyLeast = `at least ${disputeDays}, because a payer may dispute a card payment for so long`;

/** For how long records are kept that grow with every job. Legal records, such as the ledger and the audit log, are never deleted. */
export const keptSettings = {
  KEEP_NOTICES_DAYS: setting(days(disputeDays, yearDays), {
    mayBe: `a number of days, ${disputeDays} to ${daysMax}`,
    sets: `for how many days people keep their notices: ${whyLeast}`,
  }),
  KEEP_MESSAGES_DAYS: setting(days(disputeDays, yearDays), {
    mayBe: `a number of days, ${disputeDays} to ${daysMax}`,
    sets: `for how many days the office keeps which mails and messages were sent to whom: ${whyLeast}`,
  }),
  KEEP_SECURITY_DAYS: setting(days(limits.securityLogDays, limits.securityLogDays), {
    mayBe: `a number of days, ${limits.securityLogDays} to ${daysMax}`,
    sets:
      "for how many days the security log and ended sessions are kept, with their network addresses. Ask a lawyer whether the " +
      "Prevention of Electronic Crimes Act, 2016 (section 32: one year) applies to you: then set 366",
  }),
};
