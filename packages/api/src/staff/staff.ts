import { z } from "zod";
import { PortalLanguage } from "../account/language.ts";
import { defineCall, officeRoles } from "../call.ts";
import { ContractAccount } from "../contracts/contract-account.ts";
import { DayPrice, DayPriceBody } from "../contracts/day-price.ts";
import { ActionReply, Email, Id, PageQuery, requiredLines, requiredText, wireNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { ChannelRules } from "../notices/channels.ts";
import { wholeBetween } from "../number-limits.ts";
import { WalletAccounts } from "../payments/due.ts";
import { ErasingTimes } from "./erasing-times.ts";
import { PlannedFee } from "./fee/planned-fee.ts";
import { OfficeContact, OfficeContactChange } from "./public-settings.ts";
import { TextBudget } from "./text-budget.ts";
import { isOpenSomeTime, VisitHours, VisitHoursBody } from "./visit-hours.ts";

/** Staff and settings of the office (docs/product.md A12 and D4). */

const OfficeRole = z.enum(officeRoles);

export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: OfficeRole,
  createdDate: z.iso.datetime(),
  /** Whether they have not set their password yet. */
  isInvited: z.boolean(),
  /** Whether the login asks for a one-time code. */
  hasOneTimeCode: z.boolean(),
  disabledDate: z.iso.datetime().nullable(),
  /** What they have decided, changed or revealed in the last 30 days, by the audit log, and when the last time was. */
  steps: z.int(),
  lastStepDate: z.iso.datetime().nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const listStaff = defineCall({
  method: "GET",
  path: "/Admin/staff",
  summary: "All staff of the office, newest first.",
  access: ["Owner"],
  query: PageQuery,
  paged: true,
  reply: z.array(StaffMember),
});

export const createStaff = defineCall({
  method: "POST",
  path: "/Admin/staff",
  summary: "Invite a new member of staff.",
  notes: [
    "Mails a link, valid for `invitationHours`, to set their password (`resetPassword`).",
    "Without a mail server only an Owner can read it in the outbox.",
  ],
  access: ["Owner"],
  body: z.object({ firstName: requiredText(), lastName: requiredText(), email: Email, role: OfficeRole }),
  reply: ActionReply.extend({ id: Id }),
  status: 201,
  errors: ["email-taken"],
});

const ofMember = {
  method: "POST",
  access: ["Owner"],
  params: z.object({ id: Id }),
  reply: ActionReply,
  errors: ["staff-not-found", "last-owner"],
} as const;

export const inviteStaff = defineCall({
  ...ofMember,
  path: "/Admin/staff/:id/invite",
  summary: "Invite a member of staff again who has not set a password yet.",
  notes: ["The former link no longer works."],
  errors: ["staff-not-found", "invitation-used"],
});

const Reason = z.object({ reason: requiredLines(limits.reasonCharacters) });

export const disableStaff = defineCall({
  ...ofMember,
  path: "/Admin/staff/:id/disable",
  summary: "Dismiss a member of staff, with the reason.",
  notes: [
    "Access ends within a second, with every session and stream.",
    "A repeat gets the same reply. The last Owner cannot be dismissed.",
  ],
  body: Reason,
});

export const enableStaff = defineCall({
  ...ofMember,
  path: "/Admin/staff/:id/enable",
  summary: "Let a dismissed member of staff in again, with the reason.",
  body: Reason,
});

export const changeStaffRole = defineCall({
  ...ofMember,
  path: "/Admin/staff/:id/role",
  summary: "Give a member of staff another role, with the reason.",
  notes: ["Their sessions end; the new role applies at the next login.", "The last Owner keeps the role."],
  body: Reason.extend({ role: OfficeRole, read: z.object({ role: OfficeRole }) }),
  errors: ["staff-not-found", "last-owner", "facts-changed"],
});

export const endStaffSessions = defineCall({
  ...ofMember,
  path: "/Admin/staff/:id/end-sessions",
  summary: "End every session of a member of staff, with the reason.",
  body: Reason,
});

/** `platformFeePercent` of each job's price. Offers are sent in rounds to `offerRoundSize` handymen for `offerMinutes`. `payoutWeekday`: 0 is Sunday. */
export const OfficeSettings = z.object({
  platformFeePercent: z.number(),
  plannedFee: PlannedFee.nullable(),
  offerRoundSize: z.int(),
  offerMinutes: z.int(),
  /** The minutes of a round for a job without a wished time. */
  urgentOfferMinutes: z.int(),
  /** A batch of payouts above this sum in PKR needs the approval of a second member of staff. */
  payoutApprovalAbovePkr: z.int(),
  payoutWeekday: z.int(),
  contact: OfficeContact,
  visits: VisitHours,
  walletAccounts: WalletAccounts,
  contractAccount: ContractAccount.nullable(),
  /** The channels of notices for people who have not chosen themselves. */
  channels: ChannelRules,
  erasing: ErasingTimes,
  textBudget: TextBudget,
  usualDayPrice: DayPrice.nullable(),
  pricedCrewMax: z.int(),
  /** Staff without one-time codes can only set them up (docs/security-rules.md S14). */
  demandsSecondFactor: z.boolean(),
  defaultLanguage: PortalLanguage,
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;

export const getOfficeSettings = defineCall({
  method: "GET",
  path: "/Admin/settings",
  summary: "The office's settings.",
  access: ["Verifier", "Dispatcher", "Finance", "Support"],
  reply: OfficeSettings,
});

const roundMinutes = wireNumber(wholeBetween(1, 1_440)).optional();

export const updateOfficeSettings = defineCall({
  method: "PUT",
  path: "/Admin/settings",
  summary: "Change the office's settings.",
  notes: ["Only the given settings change, and not the fee.", "Only an Owner with one-time codes demands them."],
  access: ["Owner"],
  body: z.object({
    offerRoundSize: wireNumber(wholeBetween(1, 100)).optional(),
    offerMinutes: roundMinutes,
    urgentOfferMinutes: roundMinutes,
    payoutApprovalAbovePkr: wireNumber(wholeBetween(0, limits.approvalPkrMax)).optional(),
    payoutWeekday: wireNumber(wholeBetween(0, 6)).optional(),
    contact: OfficeContactChange.optional(),
    visits: VisitHoursBody.refine(isOpenSomeTime, { path: ["closesAt"], message: nameIssue("visit-hours") }).optional(),
    walletAccounts: WalletAccounts.optional(),
    contractAccount: ContractAccount.nullable().optional(),
    channels: ChannelRules.optional(),
    erasing: ErasingTimes.optional(),
    textBudget: TextBudget.optional(),
    usualDayPrice: DayPriceBody.nullable().optional(),
    /** The largest crew that the portal prices itself (docs/product.md Q1). None with 0. */
    pricedCrewMax: wireNumber(wholeBetween(0, limits.exactHandymenMax)).optional(),
    demandsSecondFactor: z.boolean().optional(),
    defaultLanguage: PortalLanguage.optional(),
  }),
  reply: ActionReply.extend({ settings: OfficeSettings }),
});
