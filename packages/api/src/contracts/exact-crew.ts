import { z } from "zod";
import { blankAsAbsent, wireNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { wholeBetween } from "../number-limits.ts";

/** What a person may add to the choices for handymen and duration. It counts instead of the choice (docs/product.md Q4, X4). */
export const ExactHandymen = blankAsAbsent(wireNumber(wholeBetween(1, limits.exactHandymenMax)));
export const ExactDays = blankAsAbsent(wireNumber(wholeBetween(1, limits.exactDaysMax)));

/** The first day of work that the person wishes, in Pakistan, as 2026-03-02. */
export const StartDate = blankAsAbsent(z.iso.date(nameIssue("day-format")));
