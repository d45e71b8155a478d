import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, linesOfText, optionalLines, optionalText, requiredLines } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { DirectoryEntry } from "../providers/directory.ts";
import { MemberNextSteps } from "./crew-steps.ts";
import { CrewTrade } from "./exact-crew.ts";

/** The crew of an active contract and its sheet of days (docs/product.md X5, X6). */

export const presences = ["present", "half", "absent"] as const;
export type Presence = (typeof presences)[number];

/** A day in Pakistan, as 2026-03-02. */
const Day = z.iso.date(nameIssue("day-format"));

/** Counts of a member's days over the whole contract. */
export const DayTotals = z.object({ present: z.int(), half: z.int(), absent: z.int() });

const MarkedDay = z.object({ day: z.string(), presence: z.enum(presences), note: z.string().nullable() });

/** `days` are only those of the sheet's month; `totals` count all. */
export const CrewMember = z.object({
  providerId: Id,
  name: z.string(),
  phoneNumber: z.string().nullable(),
  category: z.string(),
  /** Some of their skills, and those that the contract asks for, by name. Older stored replies have no `trades`. */
  skills: z.array(z.string()),
  trades: z.array(z.string()).optional(),
  /** Of their public page. Null while they are not Verified. */
  page: DirectoryEntry.pick({ id: true, rating: true, reviews: true, hasPicture: true }).nullable(),
  addedDate: z.iso.datetime(),
  leftDate: z.iso.datetime().nullable(),
  totals: DayTotals,
  /** Of one day in their trade, in PKR, if the quote names it. Absent in older stored replies. */
  dayPrice: z.number().nullish(),
  days: z.array(MarkedDay),
});
export type CrewMember = z.infer<typeof CrewMember>;

/** `firstDay` and `lastDay` limit the days of the sheet. Both are null before the work starts. */
const sheet = { month: z.string(), firstDay: z.string().nullable(), lastDay: z.string().nullable() };

export const CrewSheet = z.object({ ...sheet, members: z.array(CrewMember) });
export type CrewSheet = z.infer<typeof CrewSheet>;

const SheetQuery = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, nameIssue("month-format"))
    .optional(),
});

const ofContract = { params: z.object({ id: Id }) } as const;

export const getCrew = defineCall({
  ...ofContract,
  method: "GET",
  path: "/Contracts/:id/crew",
  summary: "The crew of one of the caller's contracts, with a month of its sheet of days and the totals.",
  notes: ["Without a month: the last one with days.", "Former members stay on the sheet with their days."],
  access: "signed-in",
  query: SheetQuery,
  reply: CrewSheet,
  errors: ["contract-not-found"],
});

/** `alsoOn`: other active contracts of the member. It is only a hint: a crew may work in one by day and in another by night. */
export const OfficeMember = CrewMember.extend({ alsoOn: z.array(z.string()), nextSteps: MemberNextSteps });

export const readCrew = defineCall({
  ...ofContract,
  method: "GET",
  path: "/Admin/contracts/:id/crew",
  summary: "The crew of a contract, with a month of its sheet of days and the totals.",
  notes: [
    "`canAssign`: the contract is active, and its crew has `room` for so many more.",
    "`trades`: those of its quote, each with how many are asked for and how many are on the crew.",
  ],
  access: ["Dispatcher"],
  query: SheetQuery,
  reply: z.object({
    ...sheet,
    canAssign: z.boolean(),
    canMark: z.boolean(),
    room: z.int().optional(),
    trades: z.array(CrewTrade.pick({ trade: true, handymen: true }).extend({ count: z.int() })).optional(),
    members: z.array(OfficeMember),
  }),
  errors: ["contract-not-found"],
});

export const CrewCandidate = z.object({
  id: Id,
  name: z.string(),
  phoneNumber: z.string().nullable(),
  category: z.string(),
  city: z.string(),
  openJobs: z.int(),
  alsoOn: z.array(z.string()),
  /** Named with the price. They come first. */
  isNamed: z.boolean(),
  /** Of the trades that the contract asks for. */
  trades: z.array(z.string()).optional(),
});
export type CrewCandidate = z.infer<typeof CrewCandidate>;

export const listCrewCandidates = defineCall({
  ...ofContract,
  method: "GET",
  path: "/Admin/contracts/:id/candidates",
  summary: "Verified handymen who could join a contract's crew: those with the least work first.",
  notes: [
    "At most as many as a crew has members.",
    "Without a `search` those of the contract's city; with one, all verified handymen with that name, phone or CNIC.",
    "`category` is one of the catalogue, and `trade` a skill: then those of the near city come, too, last.",
  ],
  access: ["Dispatcher"],
  query: z.object({ search: optionalText(), category: optionalText(), trade: optionalText() }),
  reply: z.array(CrewCandidate),
  errors: ["contract-not-found"],
});

const crewStep = {
  ...ofContract,
  method: "POST",
  access: ["Dispatcher"],
  reply: ActionReply,
} as const;

const joinErrors = [
  ...["contract-not-found", "contract-state", "provider-not-found", "provider-state", "crew-full", "crew-trade"],
] as const;
const promised =
  "The crew takes as many of each trade as its quote has, and no more in all than the contract asks for.";

export const assignMember = defineCall({
  ...crewStep,
  path: "/Admin/contracts/:id/crew",
  summary: "Add a verified handyman to the crew of an active contract.",
  notes: ["A repeat gets the same reply.", promised, "The handyman is notified."],
  body: z.object({ providerId: Id }),
  errors: joinErrors,
});

export const assignMembers = defineCall({
  ...crewStep,
  path: "/Admin/contracts/:id/crew/all",
  summary: "Add several verified handymen to the crew of an active contract.",
  notes: [
    "All of them are added, or none.",
    promised,
    "Those who are on the crew stay on it.",
    "Each one is notified.",
  ],
  body: z.object({ providerIds: z.array(Id).min(1, nameIssue("required")).max(limits.crewMembersMax) }),
  errors: joinErrors,
});

export const removeMember = defineCall({
  ...crewStep,
  path: "/Admin/contracts/:id/crew/remove",
  summary: "Remove a handyman from the crew of an active contract.",
  notes: ["The handyman reads the reason.", "Their days stay on the sheet."],
  body: z.object({ providerId: Id, reason: requiredLines(limits.reasonCharacters) }),
  errors: ["contract-not-found", "contract-state", "member-not-found"],
});

/** The mark of a member on a day as the office read it. Nulls if there was none. */
const ReadMark = z.object({
  presence: z.enum(presences).nullable(),
  note: linesOfText(limits.textCharacters).nullable(),
});
export type ReadMark = z.infer<typeof ReadMark>;

export const markDays = defineCall({
  ...crewStep,
  path: "/Admin/contracts/:id/days",
  summary: "Enter who of a crew was present on a day.",
  notes: ["All of them are stored, or none.", "A day entered before can be corrected if its marks have been read."],
  body: z.object({
    day: Day,
    marks: z
      .array(
        z.object({
          providerId: Id,
          presence: z.enum(presences),
          note: optionalLines(limits.reasonCharacters),
          read: ReadMark,
        }),
      )
      .min(1, nameIssue("required"))
      .max(limits.crewMembersMax),
  }),
  errors: ["contract-not-found", "contract-state", "member-not-found", "facts-changed"],
});
