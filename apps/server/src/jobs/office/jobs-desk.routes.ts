import * as boardCalls from "@hunarmand/api/jobs/board/day-board";
import * as callerCalls from "@hunarmand/api/jobs/callers/callers";
import * as noteCalls from "@hunarmand/api/jobs/notes/job-notes";
import * as readingCalls from "@hunarmand/api/jobs/office";
import * as stepCalls from "@hunarmand/api/jobs/office-steps";
import * as exportCalls from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { addJobNote } from "../notes/add-job-note.ts";
import { listJobNotes } from "../notes/list-job-notes.ts";
import { assignJob } from "./assign-job.ts";
import { getDayBoard } from "./board/get-day-board.ts";
import { findCaller } from "./callers/find-caller.ts";
import { cancelDeskJob } from "./cancel-desk-job.ts";
import { completeDeskJob } from "./complete-desk-job.ts";
import { listJobCandidates } from "./list-job-candidates.ts";
import { listJobs } from "./list-jobs.ts";
import { overrideArrival } from "./override-arrival.ts";
import { readJob } from "./read-job.ts";
import { sendHandymanBack } from "./send-handyman-back.ts";

/** The office's calls about jobs. Audited: each change, each export, and each reading of one job or caller. */
export function jobsDeskRoutes(app: FastifyInstance): void {
  serve(app, readingCalls.listJobs, listJobs);
  serve(app, exportCalls.exportJobs, exportOf("jobs", readingCalls.listJobs, listJobs));
  serve(app, readingCalls.readJob, readJob);
  serve(app, noteCalls.listJobNotes, listJobNotes);
  serve(app, noteCalls.addJobNote, addJobNote);
  serve(app, callerCalls.findCaller, findCaller);
  serve(app, boardCalls.getDayBoard, getDayBoard);
  serve(app, readingCalls.listJobCandidates, listJobCandidates);
  serve(app, stepCalls.assignJob, assignJob);
  serve(app, stepCalls.cancelDeskJob, cancelDeskJob);
  serve(app, stepCalls.overrideArrival, overrideArrival);
  serve(app, stepCalls.sendHandymanBack, sendHandymanBack);
  serve(app, stepCalls.completeDeskJob, completeDeskJob);
}
