import type * as api from "@hunarmand/api/jobs/notes/job-notes";
import { pageOfNotes } from "../../domain/audit/colleague-notes.ts";
import { decodeCursor } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectJobNotes } from "./job-notes.queries.ts";

export const listJobNotes: UseCase<typeof api.listJobNotes> = async ({ db }, _caller, { params, query }) => {
  const { limit, cursor } = query;
  return pageOfNotes(await selectJobNotes(db, { jobId: params.id, limit, cursor: decodeCursor(cursor) }), limit);
};
