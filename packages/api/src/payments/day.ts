import { z } from "zod";
import { blankAsAbsent } from "../fields.ts";
import { nameIssue } from "../issues.ts";

/** A calendar day, 2026-03-02. In a file of its own, so that pages with a period do not load the calls of earnings. */
export const Day = z.iso.date({ abort: true }).refine((day) => day >= "2020" && day < "2100", nameIssue("day-range"));

/** The query fields of a period: the first and the last day in Pakistan, both included. */
export const period = { from: blankAsAbsent(Day), to: blankAsAbsent(Day) };
