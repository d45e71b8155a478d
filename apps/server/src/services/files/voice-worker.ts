import type { MessagePort } from "node:worker_threads";
import { fileTypeFromBuffer } from "file-type";
import { parseBuffer } from "music-metadata";

/** The metadata of a recording. Undefined for other files. */
export interface Recording {
  mime: string;
  hasAudio: boolean | undefined;
  hasVideo: boolean | undefined;
  durationSeconds: number | undefined;
}

export interface VoiceTask {
  bytes: Uint8Array;
  /** Gets a message when reading begins, because the time in which a thread starts depends on the machine, not on the file. */
  begun: MessagePort;
}

/**
 * Runs in a thread of its own (`readRecording`), because a crafted file of two megabytes can block it for ten seconds. Returns nothing if
 * the file cannot be read; players could not read it either.
 */
export async function readVoice({ bytes, begun }: VoiceTask): Promise<Recording | undefined> {
  begun.postMessage(null);
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (!mime) return undefined;
  try {
    const options = { duration: true, skipCovers: true };
    const { format } = await parseBuffer(bytes, { mimeType: mime, size: bytes.length }, options);
    const { hasAudio, hasVideo, duration } = format;
    return { mime, hasAudio, hasVideo, durationSeconds: duration };
  } catch {
    return undefined;
  }
}
