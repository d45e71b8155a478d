import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** What a use case returns where its call replies "binary". */
export interface BinaryReply {
  bytes: Uint8Array | Readable;
  mimeType: string;
  /** For files that are meant to be kept, not shown. */
  fileName?: string;
}

/** A name in ASCII for every browser, and the whole one for those that read it. */
function nameOf(fileName: string): string {
  const plain = fileName.replace(/[^\w .-]/g, "_");
  return plain === fileName
    ? `filename="${plain}"`
    : `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** Never a name that a stranger chose: `file.webp`. */
const plainName = (mimeType: string): string => `file.${/^\w+\/(\w+)/.exec(mimeType)?.[1] ?? "bin"}`;

/** A picture or a recording that was uploaded is shown or played as that and as nothing else, and kept by no cache but the browser's memory. */
export function sendBinary(reply: FastifyReply, { bytes, mimeType, fileName }: BinaryReply): FastifyReply {
  reply.type(mimeType).header("x-content-type-options", "nosniff").header("cache-control", "private, no-store");
  reply.header(
    "content-disposition",
    fileName ? `attachment; ${nameOf(fileName)}` : `inline; ${nameOf(plainName(mimeType))}`,
  );
  if (/^(?:image|audio)\//.test(mimeType)) reply.header("content-security-policy", "default-src 'none'; sandbox");
  return reply.send(bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : bytes);
}
