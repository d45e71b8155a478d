import { z } from "zod";
import { defineCall } from "../../call.ts";
import { ActionReply, requiredLines, wireNumber } from "../../fields.ts";
import { limits } from "../../limits.ts";
import { numberBetween } from "../../number-limits.ts";
import { Day } from "../../payments/day.ts";
import { OfficeSettings } from "../staff.ts";
import { PlannedFee } from "./planned-fee.ts";

export const changePlatformFee = defineCall({
  method: "POST",
  path: "/Admin/settings/platform-fee",
  summary: "Change the platform's fee from a day on, with the reason.",
  notes: [
    "`from` is today or a later day in Pakistan, within `feeDaysAhead`.",
    "There is one planned fee: a new one replaces it. Today's fee from today on withdraws it.",
  ],
  access: ["Owner"],
  body: z.object({
    percent: wireNumber(numberBetween(0, 100)),
    from: Day,
    reason: requiredLines(limits.reasonCharacters),
    read: z.object({ platformFeePercent: z.number(), plannedFee: PlannedFee.nullable() }),
  }),
  reply: ActionReply.extend({ settings: OfficeSettings }),
  errors: ["facts-changed"],
});
