import * as api from "@hunarmand/api/inquiries/inquiries";
import * as notes from "@hunarmand/api/inquiries/notes";
import * as office from "@hunarmand/api/inquiries/office";
import * as problems from "@hunarmand/api/inquiries/problems";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../domain/audit/export-list.ts";
import { serve } from "../http/serve.ts";
import { createComplain } from "./create-complain.ts";
import { findComplaint } from "./find-complaint.ts";
import { addInquiryNote, listInquiryNotes } from "./notes/inquiry-notes.ts";
import { acknowledgeInquiry, resolveInquiry } from "./office/decide-on-inquiry.ts";
import { handOverInquiries, handOverInquiry } from "./office/hand-over-inquiry.ts";
import { listColleagues } from "./office/list-colleagues.ts";
import { listInquiries } from "./office/list-inquiries.ts";
import { readInquiry } from "./office/read-inquiry.ts";
import { reportProblem } from "./problems/report-problem.ts";
import { reopenComplaint } from "./reopen-complaint.ts";
import { applyForCareer, requestSupport, submitComplaint } from "./submit-inquiry.ts";

export function inquiriesRoutes(app: FastifyInstance): void {
  serve(app, api.createComplain, createComplain);
  serve(app, api.requestSupport, requestSupport);
  serve(app, api.applyForCareer, applyForCareer);
  serve(app, api.submitComplaint, submitComplaint);
  serve(app, problems.reportProblem, reportProblem);
  serve(app, api.findComplaint, findComplaint);
  serve(app, api.reopenComplaint, reopenComplaint);
  serve(app, office.listInquiries, listInquiries);
  serve(app, exports.exportInquiries, exportOf("inquiries", office.listInquiries, listInquiries));
  serve(app, office.readInquiry, readInquiry);
  serve(app, office.acknowledgeInquiry, acknowledgeInquiry);
  serve(app, office.handOverInquiry, handOverInquiry);
  serve(app, office.handOverInquiries, handOverInquiries);
  serve(app, office.listColleagues, listColleagues);
  serve(app, office.resolveInquiry, resolveInquiry);
  serve(app, notes.listInquiryNotes, listInquiryNotes);
  serve(app, notes.addInquiryNote, addInquiryNote);
}
