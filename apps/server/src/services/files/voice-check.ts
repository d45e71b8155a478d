import { createHash } from "node:crypto";
import type { UploadedFile } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import { fileTypeFromBuffer } from "file-type";
import { type IFormat, parseBuffer } from "music-metadata";
import pLimit from "p-limit";
import { AppError, invalidField, makeIssue, unavailableBecause } from "../../values/app-error.ts";

const mebibyte = 1024 * 1024;
const voicesAtOnce = 2;
const voicesWaiting = 20;
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
 * Judges a recording by its content: sound alone, of a kind that browsers record, not too large and not too long.
 *
 * @throws AppError invalid-input or body-too-large naming the field; unavailable when too many wait
 */
export function checkVoice(upload: UploadedFile): Promise<CheckedVoice> {
  if (limit.pendingCount >= voicesWaiting) throw unavailableBecause("too many voice notes wait to be checked");
  return limit(() => check(upload));
}

async function check({ bytes, fieldName }: UploadedFile): Promise<CheckedVoice> {
  if (bytes.length > limits.voiceBytesMax) {
    const issue = makeIssue(fieldName, "voice-bytes", { megabytes: limits.voiceBytesMax / mebibyte });
    throw new AppError("body-too-large", [issue]);
  }
  const named = (await fileTypeFromBuffer(bytes))?.mime;
  const type = named && types.find(({ isNamed }) => isNamed.test(named));
  const format = type && (await readFormat(bytes, type.mime));
  if (!format || format.hasVideo || format.hasAudio === false) throw invalidField(fieldName, "voice-kind");
  const { duration } = format;
  if (duration !== undefined && duration > limits.voiceSecondsMax + lateSeconds)
    throw invalidField(fieldName, "voice-seconds", { seconds: limits.voiceSecondsMax });
  const seconds =
    duration === undefined ? undefined : Math.max(1, Math.min(limits.voiceSecondsMax, Math.round(duration)));
  return { bytes, mime: type.mime, sha256: createHash("sha256").update(bytes).digest("hex"), seconds };
}

/** Nothing where it cannot be read: a player could not, either. */
const readFormat = (bytes: Uint8Array, mimeType: string): Promise<IFormat | undefined> =>
  parseBuffer(bytes, { mimeType, size: bytes.length }, { duration: true, skipCovers: true }).then(
    ({ format }) => format,
    () => undefined,
  );
