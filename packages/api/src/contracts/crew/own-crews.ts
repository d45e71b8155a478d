import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Id, PageQuery } from "../../fields.ts";
import { DayTotals } from "../crew.ts";

/** What a handyman of the crew may see. The amount is only between contractor and office. */
export const OwnCrew = z.object({
  contractId: Id,
  projectName: z.string(),
  contractorName: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  city: z.string(),
  availability: z.string(),
  addedDate: z.iso.datetime(),
  totals: DayTotals,
});
export type OwnCrew = z.infer<typeof OwnCrew>;

export const listOwnCrews = defineCall({
  method: "GET",
  path: "/Contracts/crews",
  summary: "The active contracts of the caller's crews, last joined first.",
  access: ["verified-provider"],
  query: PageQuery,
  paged: true,
  reply: z.array(OwnCrew),
});
