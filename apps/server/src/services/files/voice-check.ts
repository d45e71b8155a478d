import { createHash } from "node:crypto";
import type { UploadedFile } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import pLimit from "p-limit";
import { AppError, invalidField, makeIssue, unavailableBecause } from "../../values/app-error.ts";
import { readRecording } from "./read-recording.ts";

const mebibyte = 1024 * 1024;
const voicesAtOnce = 2;
const voicesWaiting = 20;
/** A good note takes a hundredth of it, a crafted one would take for ever: ended, and refused like what cannot be read. */
const usualDeadlineMilliseconds = 5_000;
/** A recorder that stops itself at the limit is a little late. */
const lateSeconds = 2;

/** What browsers record, by what the first bytes say; served as sound whatever it was called. */
const types = [
  { mime: "audio/webm", isNamed: /^(?:audio|video)\/webm\b/ },
  { mime: "audio/ogg", isNamed: /^(?:audio|application)\/ogg\b/ },
  { mime: "audio/mp4", isNamed: /^(?:(?:audio|video)\/mp4|audio\/x-m4a)\b/ },
] as const;

/** A recording as it is kept: byte for byte as it came. */
export interface CheckedVoice {
  bytes: Uint8Array;
  mime: (typeof types)[number]["mime"];
  sha256: string;
  /** Nothing where the recording does not say it, as Chrome's do not. */
  seconds: number | undefined;
}

const limit = pLimit(voicesAtOnce);

/**
 * Judges a recording by its content, in a thread of its own with a deadline: sound alone, of a kind that browsers record, not too large and not
 * too long (docs/security-rules.md SU5).
 *
 * @throws AppError invalid-input or body-too-large naming the field; unavailable when too many wait
 */
export function checkVoice(
  upload: UploadedFile,
  { deadlineMilliseconds = usualDeadlineMilliseconds } = {},
): Promise<CheckedVoice> {
  if (limit.pendingCount >= voicesWaiting) throw unavailableBecause("too many voice notes wait to be checked");
  return limit(() => check(upload, deadlineMilliseconds));
}

async function check({ bytes, fieldName }: UploadedFile, deadlineMilliseconds: number): Promise<CheckedVoice> {
  if (bytes.length > limits.voiceBytesMax) {
    const issue = makeIssue(fieldName, "voice-bytes", { megabytes: limits.voiceBytesMax / mebibyte });
    throw new AppError("body-too-large", [issue]);
  }
  const recording = await readRecording(bytes, deadlineMilliseconds);
  const type = recording && types.find(({ isNamed }) => isNamed.test(recording.mime));
  if (!type || recording.hasVideo || recording.hasAudio === false) throw invalidField(fieldName, "voice-kind");
  const { durationSeconds } = recording;
  if (durationSeconds !== undefined && durationSeconds > limits.voiceSecondsMax + lateSeconds)
    throw invalidField(fieldName, "voice-seconds", { seconds: limits.voiceSecondsMax });
  const seconds =
    durationSeconds === undefined
      ? undefined
      : Math.max(1, Math.min(limits.voiceSecondsMax, Math.round(durationSeconds)));
  return { bytes, mime: type.mime, sha256: createHash("sha256").update(bytes).digest("hex"), seconds };
}
