import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import type { Language } from "@hunarmand/texts/catalogue";
import { type Insertable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { RecordingsTable } from "../database/tables/file-tables.ts";

/** What has at most one recording. */
export interface SpokenPlace {
  language: Language;
  sentence: SpokenSentence;
}

const selectAll = (db: Database) =>
  db
    .selectFrom("recordings as recording")
    .innerJoin("files as file", "file.id", "recording.fileId")
    .select([
      ...(["recording.language", "recording.sentence", "recording.seconds"] as const),
      ...(["file.sha256 as hash", "file.createdAt as recordedAt"] as const),
    ])
    .orderBy("recording.language")
    .orderBy("recording.sentence");

export const selectRecordings = (db: Database) => selectAll(db).execute();

export const selectRecordingsIn = (db: Database, language: Language) =>
  selectAll(db).where("recording.language", "=", language).execute();

/** Finds the file of a current recording by the SHA-256 of its bytes. Files of other kinds are never found. */
export const findRecordingFile = (db: Database, hash: string) =>
  db
    .selectFrom("recordings as recording")
    .innerJoin("files as file", "file.id", "recording.fileId")
    .select("file.id")
    .where("file.sha256", "=", hash)
    .limit(1)
    .executeTakeFirst();

/** Makes simultaneous changes of one sentence take turns, also while it has no row. */
export async function lockSentence(db: Database, { language, sentence }: SpokenPlace): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`recording ${language} ${sentence}`}))`.execute(db);
}

/** Deletes row and file together. Returns what was deleted, if there was a recording. */
export const deleteRecording = (db: Database, { language, sentence }: SpokenPlace) =>
  db
    .deleteFrom("files")
    .where("id", "in", (row) =>
      row.selectFrom("recordings").select("fileId").where("language", "=", language).where("sentence", "=", sentence),
    )
    .returning(["storedName", "sha256"])
    .executeTakeFirst();

export const insertRecording = (db: Database, recording: Insertable<RecordingsTable>) =>
  db.insertInto("recordings").values(recording).execute();
