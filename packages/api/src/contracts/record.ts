import { z } from "zod";
import { payTimes } from "./contract-money.ts";
import { CrewTrade, NearHandymen } from "./exact-crew.ts";
import { contractEventKinds } from "./steps.ts";

/** What a contract's page shows besides the contract itself. */

/** One entry of a contract's history. `by` names the side, never the member of staff. */
export const ContractEvent = z.object({
  kind: z.enum(contractEventKinds),
  at: z.iso.datetime(),
  by: z.enum(["contractor", "office"]),
  /** The handyman who joined or left the crew. */
  member: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ContractEvent = z.infer<typeof ContractEvent>;

/** All entries, oldest first. */
export const ContractHistory = z.array(ContractEvent);

/**
 * The accepted quote of the proposal: the exact number of handymen if it has one, its trades if it named some, `amount` in PKR for the
 * whole crew and duration, and how it is paid. `payTime` is null in older quotes, and absent in replies that a phone stored before,
 * as is `near`.
 */
export const AgreedQuote = z.object({
  totalHandymen: z.int(),
  crew: z.array(CrewTrade),
  amount: z.number(),
  payTime: z.enum(payTimes).nullish(),
  near: NearHandymen.nullish(),
});
export type AgreedQuote = z.infer<typeof AgreedQuote>;
