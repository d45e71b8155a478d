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
  pageOf(rows, limit, { place: placeOfNote, item: toNote });

export const placeOfNote = ({ createdAt, id }: NoteRow) => ({ at: createdAt, id });

export const toNote = ({ id, words, createdAt, firstName, lastName }: NoteRow): ColleagueNote => ({
  ...{ id, words, authorName: `${firstName} ${lastName}`.trim() },
  createdDate: createdAt.toISOString(),
});
