import type { ColleagueNote } from "@hunarmand/api/staff/colleague-notes";
import { pageOf } from "../../http/replies/page.ts";

interface NoteRow {
  id: string;
  words: string;
  createdAt: Date;
  firstName: string;
  lastName: string;
}

/** Returns a page of colleagues' notes about a handyman or a job, with the author's name. */
export const pageOfNotes = (rows: NoteRow[], limit: number) =>
  pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ id, words, createdAt, firstName, lastName }): ColleagueNote => ({
      ...{ id, words, authorName: `${firstName} ${lastName}`.trim() },
      createdDate: createdAt.toISOString(),
    }),
  });
