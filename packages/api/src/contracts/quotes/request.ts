import { z } from "zod";
import { defineCall } from "../../call.ts";
import { toPlainDigits } from "../../digits.ts";
import {
  ActionReply,
  blankAsAbsent,
  Id,
  OwnEmail,
  optionalLines,
  optionalText,
  wireNumber,
  withoutSeparators,
} from "../../fields.ts";
import { nameIssue } from "../../issues.ts";
import { limits } from "../../limits.ts";
import { PricePkr } from "../day-price.ts";
import {
  CrewBody,
  crewSumIssue,
  ExactDays,
  ExactHandymen,
  isWholeCrew,
  quoteDurations,
  StartDate,
} from "../exact-crew.ts";
import { quoteCities } from "../quotes.ts";

/** The request for a quote. */

export const handymenCounts = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30] as const;

/** The spec's pattern for this form, 10 to 15 digits, without separators and country code. */
const QuotePhone = z
  .string()
  .trim()
  .max(limits.paramCharacters)
  .overwrite(toPlainDigits)
  .refine(
    (phone) => /^\d{10,15}$/.test(withoutSeparators(phone).replace(/^\+92/, "")),
    nameIssue("phone-digits", { min: 10, max: 15 }),
  );

/** The fields of a request. The exact number is the sum of the trades: `QuoteBody` checks it. */
export const QuoteFields = z.object({
  totalHandymen: wireNumber(z.literal(handymenCounts)),
  duration: z.enum(quoteDurations),
  city: z.enum(quoteCities),
  phone: QuotePhone,
  details: optionalLines(limits.textCharacters),
  /** Instead of the choices, which stay required. */
  exactHandymen: ExactHandymen,
  durationDays: ExactDays,
  /** At most five trades with their numbers. Their sum is `exactHandymen`. */
  crew: CrewBody,
  startDate: StartDate,
  /** What the person wants to pay for one handyman and day, in PKR. */
  ownDayPrice: blankAsAbsent(wireNumber(PricePkr)),
  /** Where the work is: the proposal begins with it. */
  address: optionalText(limits.addressCharacters),
  email: OwnEmail.optional(),
});

export const QuoteBody = QuoteFields.refine(isWholeCrew, crewSumIssue);

export const requestQuote = defineCall({
  method: "POST",
  path: "/Contracts/quote",
  summary: "Request a quote for a crew.",
  notes: [
    "The `email` is only compared with the caller's own.",
    "With a `crew` its sum must be `exactHandymen`. Its trades are skills of the catalogue, each once. `ownDayPrice` may be in each.",
    "A request whose trades all have a usual price of a day gets its price at once. It is then Quoted and has no `promisedDate`.",
  ],
  access: "signed-in",
  body: QuoteBody,
  /** `promisedDate`: until when the office has promised its price (docs/product.md Q1). A reply from before an update has none. */
  reply: ActionReply.extend({ id: Id, promisedDate: z.iso.datetime().optional() }),
  once: true,
  limit: "inquiry",
  errors: ["not-your-account"],
});
