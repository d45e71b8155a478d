import { z } from "zod";
import { defineCall, officeRoles } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, lineOfText } from "../fields.ts";
import { limits } from "../limits.ts";
import { DeskPath } from "../staff/saved-views.ts";

/** Files of desks' lists that staff are reminded of by mail, at six in the morning in Pakistan (docs/product.md D3). */

const access = officeRoles.filter((role) => role !== "Owner");

/** Every day, every Monday, on the 1st of each month. */
export const exportTurns = ["day", "week", "month"] as const;
export type ExportTurn = (typeof exportTurns)[number];

export const ExportSchedule = z.object({
  id: Id,
  desk: z.string(),
  every: z.enum(exportTurns),
  /** The filters as in the list's address, with the question mark; null if the saved filters are gone. */
  search: z.string().nullable(),
  /** The name of the saved filters, if it uses them. */
  viewName: z.string().nullable(),
  nextDate: z.iso.datetime(),
});
export type ExportSchedule = z.infer<typeof ExportSchedule>;

export const listExportSchedules = defineCall({
  method: "GET",
  path: "/Admin/export-schedules",
  summary: "The caller's regular exports, in the order in which they were made.",
  notes: ["At most `exportSchedulesOfPerson`."],
  access,
  reply: z.array(ExportSchedule),
});

export const scheduleExport = defineCall({
  method: "POST",
  path: "/Admin/export-schedules",
  summary: "Get a mail every day, every Monday or on the 1st of each month, with a link to a desk's file.",
  notes: [
    "For each list that the caller may export. The mail has no rows and no filters, only the list's name, the days and the link.",
    "The file is made by the list's own export, so the rights are checked and the audit row is written when it is downloaded.",
    "It uses `viewId` if given, else `search`. It ends when the caller may no longer export the list or the saved filters are gone.",
  ],
  access,
  body: z.object({
    desk: DeskPath,
    every: z.enum(exportTurns),
    viewId: blankAsAbsent(Id),
    search: lineOfText(limits.savedSearchCharacters)
      .regex(/^(\?.*)?$/)
      .default(""),
  }),
  reply: ActionReply,
  once: true,
  errors: ["not-allowed", "not-found", "export-schedules-full"],
});

export const endExportSchedule = defineCall({
  method: "POST",
  path: "/Admin/export-schedules/:id/end",
  summary: "End one of the caller's regular exports.",
  notes: ["A repeat gets the same reply."],
  access,
  params: z.object({ id: Id }),
  reply: ActionReply,
});
