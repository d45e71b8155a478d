import { addJobNote, listJobNotes } from "@hunarmand/api/jobs/notes/job-notes";
import { ColleagueNotes } from "../../desk/notes/colleague-notes.tsx";
import { callApi, callPage } from "../../shared/calls/call-api.ts";

/** Notes about a job by the desks that read it (docs/product.md J11). */
export function JobNotes({ jobId: id }: { jobId: string }) {
  return (
    <ColleagueNotes
      about="job"
      id={id}
      load={(cursor) => callPage(listJobNotes, { params: { id }, query: { cursor } })}
      save={(body) => callApi(addJobNote, { params: { id }, body })}
    />
  );
}
