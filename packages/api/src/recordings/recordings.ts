import { z } from "zod";
import { PortalLanguage } from "../account/language.ts";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, wireNumber } from "../fields.ts";
import { limits } from "../limits.ts";
import { spokenSentences } from "./spoken-sentences.ts";

const place = z.object({ language: PortalLanguage, sentence: z.enum(spokenSentences) });

/** The length of a SHA-256 in hexadecimal digits. */
const hashCharacters = 64;
const Hash = z.string().length(hashCharacters);

const seconds = z.int().nullable();

/** One recording. `hash` is the SHA-256 of its bytes: another recording of the sentence has another address. */
export const SpokenRecording = z.object({
  /** A text, and not a choice: an older page does not know the sentences of a newer server. */
  sentence: z.string(),
  hash: Hash,
  seconds,
});
export type SpokenRecording = z.infer<typeof SpokenRecording>;

export const listRecordings = defineCall({
  method: "GET",
  path: "/Recordings/:language",
  summary: "The recorded sentences of a language.",
  notes: ["Sentences without a recording are left out (docs/product.md K6). A change shows within a minute."],
  access: "public",
  isRemembered: true,
  params: place.pick({ language: true }),
  reply: z.array(SpokenRecording),
});

export const getRecording = defineCall({
  method: "GET",
  path: "/Recordings/files/:hash",
  summary: "The sound of a recorded sentence; 404 once it is replaced or removed.",
  notes: ["The address names the content, so caches may store it for a year."],
  access: "public",
  params: z.object({ hash: Hash }),
  limit: "public-picture",
  reply: "binary",
  errors: ["not-found"],
});

/** A recording on the office's screen. */
export const OfficeRecording = z.object({ ...place.shape, hash: Hash, seconds, recordedDate: z.iso.datetime() });
export type OfficeRecording = z.infer<typeof OfficeRecording>;

export const listOfficeRecordings = defineCall({
  method: "GET",
  path: "/Admin/recordings",
  summary: "The recorded sentences of all languages, for the office.",
  access: ["Owner"],
  reply: z.array(OfficeRecording),
});

export const saveRecording = defineCall({
  method: "POST",
  path: "/Admin/recordings/:language/:sentence",
  summary: "Record a sentence, or replace its recording (form: file).",
  notes: [
    "WebM, Ogg or MP4 without pictures, stored as recorded (docs/security-rules.md SU5).",
    "`seconds` is what the recorder measured, where the file does not say.",
    "A repeat replaces the recording by itself.",
  ],
  access: ["Owner"],
  params: place,
  body: z.object({ seconds: blankAsAbsent(wireNumber(z.int().min(1).max(limits.voiceSecondsMax))) }),
  files: ["file"],
  reply: ActionReply,
  limit: "recording",
});

export const removeRecording = defineCall({
  method: "POST",
  path: "/Admin/recordings/:language/:sentence/remove",
  summary: "Remove the recording of a sentence.",
  notes: ["A repeat gets the same reply."],
  access: ["Owner"],
  params: place,
  reply: ActionReply,
});
