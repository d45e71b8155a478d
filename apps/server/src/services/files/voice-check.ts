import { createHash } from "node:crypto";
import type { UploadedFile } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import pLimit from "p-limit";
import { AppError, invalidField, makeIssue, unavailableBecause } from "../../values/app-error.ts";
import { readRecording } from "./read-recording.ts";

const mebibyte = 1024 * 1024;
const voicesAtOnce = 2;
const voicesWaiting = 20;
/** A normal note needs a hundredth of this. A crafted one could take forever: it is aborted, and refused as unreadable. */
const usualDeadlineMilliseconds = 5_000;
/** A recorder that stops at the limit is a little late. */
const lateSeconds = 2;

/** What browsers record, found by the first bytes. Served as sound under every name. */
const types = [
  { mime: "audio/webm", isNamed: /^(?:audio|video)\/webm\b/ },
  { mime: "audio/ogg", isNamed: /^(?:audio|application)\/ogg\b/ },
  { mime: "audio/mp4", isNamed: /^(?:(?:audio|video)\/mp4|audio\/x-m4a)\b/ },
] as const;

/** A checked recording, byte for byte as uploaded. */
export interface CheckedVoice {
  bytes: Uint8Array;
  mime: (typeof types)[number]["mime"];
  sha256: string;
  /** Undefined if the recording does not state it, as in Chrome. */
  seconds: number | undefined;
}

const limit = pLimit(voicesAtOnce);

/**
 * Checks a recording by its content in a thread with a deadline: only sound, of a type that browsers record, not too large and not too long
 * (docs/security-rules.md SU5).
 * @throws AppError invalid-input or body-too-large naming the field; unavailable if too many wait
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
