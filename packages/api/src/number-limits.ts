import { z } from "zod";
import { nameIssue } from "./issues.ts";

/** A number within limits. Its message names the limit. */
export const numberBetween = (min: number, max: number) =>
  z
    .number(nameIssue("number-missing"))
    .min(min, nameIssue("number-minimum", { min: spell(min) }))
    .max(max, nameIssue("number-maximum", { max: spell(max) }));

/** A whole number within limits. Its message names the limit. */
export const wholeBetween = (min: number, max: number) =>
  z
    .int(nameIssue("number-whole"))
    .min(min, nameIssue("number-minimum", { min: spell(min) }))
    .max(max, nameIssue("number-maximum", { max: spell(max) }));

/** The figure of a limit, as messages name it. */
export const spell = (limit: number): string => limit.toLocaleString("en");
