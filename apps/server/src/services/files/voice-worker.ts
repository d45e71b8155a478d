import type { MessagePort } from "node:worker_threads";
import { fileTypeFromBuffer } from "file-type";
import { parseBuffer } from "music-metadata";

/** What a recording says of itself; nothing of a file that is none. */
export interface Recording {
  mime: string;
  hasAudio: boolean | undefined;
  hasVideo: boolean | undefined;
  durationSeconds: number | undefined;
}

export interface VoiceTask {
  bytes: Uint8Array;
  /** Gets a message when reading begins: how long a thread takes to start says nothing about the file. */
  begun: MessagePort;
}

/**
 * Runs in a thread of its own (`readRecording`): a file of two megabytes can be made so that reading it takes ten seconds without a pause.
 * Nothing where it cannot be read: a player could not, either.
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
