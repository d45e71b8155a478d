import {
  allContractDurations,
  availabilities,
  ContractBody,
  contractCities,
  contractDurations,
} from "@hunarmand/api/contracts/contracts";
import { CrewBody, crewSumIssue, isWholeCrew, quoteDurations } from "@hunarmand/api/contracts/exact-crew";
import { quoteCities } from "@hunarmand/api/contracts/quotes";
import { handymenCounts, QuoteFields } from "@hunarmand/api/contracts/quotes/request";
import { blankAsAbsent } from "@hunarmand/api/fields";
import { z } from "zod";
import contracts from "../locales/en/contracts.json";
import { getMessages } from "../shared/texts/messages.ts";
import { TypedDays } from "./choices/typed-days.ts";

// A missing choice is called required, instead of listing the values of the wire.
const required = { error: () => getMessages(contracts).required };

export const ProposalForm = ContractBody.omit({ email: true }).extend({
  city: z.enum(contractCities, required),
  availability: z.enum(availabilities, required),
  duration: z.enum(contractDurations, required),
  durationDays: TypedDays,
});

/** The form of a proposal from an accepted quote, which may last as briefly as the quote says. */
export const QuotedProposalForm = ProposalForm.extend({ duration: z.enum(allContractDurations, required) });

export const emptyProposal = {
  contractorName: "",
  address: "",
  city: "",
  phoneNumber: "",
  cnic: "",
  projectName: "",
  availability: "",
  duration: "",
  contractDetails: "",
};

/** The fields of a proposal that may stay empty. */
export const emptyWishes = { handymen: "", durationDays: "", expectedPrice: "", startDate: "", trades: [] as string[] };

export type ProposalStart = typeof emptyProposal & typeof emptyWishes;

export const handymenChoices = handymenCounts.map(String);

export const QuoteForm = QuoteFields.omit({ email: true })
  .extend({
    totalHandymen: z.enum(handymenChoices, required),
    duration: z.enum(quoteDurations, required),
    city: z.enum(quoteCities, required),
    durationDays: TypedDays,
  })
  .refine(isWholeCrew, crewSumIssue);

/** A visitor's answers are kept under it until their account sends them. */
export const quoteDraft = { form: "quote" };

const { totalHandymen, duration, exactHandymen } = QuoteFields.shape;

/** What the form says about the crew so far: fields that are still empty are absent. */
export const TypedCrew = z.object({
  totalHandymen: blankAsAbsent(totalHandymen),
  duration: blankAsAbsent(duration),
  exactHandymen,
  durationDays: TypedDays,
  crew: CrewBody,
});

/** A trade and what is typed as its number. */
export interface CrewRow {
  trade: string;
  handymen: string;
  /** What the person wants to pay for one of them and a day. */
  ownDayPrice?: string;
  /** Only for the way to its handymen. */
  category?: string;
}

export const emptyQuote = {
  totalHandymen: "",
  duration: "",
  city: "",
  phone: "",
  details: "",
  exactHandymen: "",
  durationDays: "",
  startDate: "",
  ownDayPrice: "",
  address: "",
  crew: [] as CrewRow[],
  /** Those that filled in the answers. They are not sent. */
  words: "",
};
