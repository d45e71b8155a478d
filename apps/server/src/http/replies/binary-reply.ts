import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** What a use case returns if its call replies "binary". */
export interface BinaryReply {
  bytes: Uint8Array | Readable;
  mimeType: string;
  /** Set for files to download, not to show. */
  fileName?: string;
  /** Set for what everybody may see: how long any cache may store it. */
  cacheSeconds?: number;
}

/** An ASCII name for every browser, and the full name for those that support it. */
function nameOf(fileName: string): string {
  const plain = fileName.replace(/[^\w .-]/g, "_");
  return plain === fileName
    ? `filename="${plain}"`
    : `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** `file.webp`. A name that a person chose is not used. */
const plainName = (mimeType: string): string => `file.${/^\w+\/(\w+)/.exec(mimeType)?.[1] ?? "bin"}`;

/**
 * Sends an uploaded picture or recording under its checked type, without type sniffing. Without `cacheSeconds` no cache except the browser's
 * memory may store it. Search engines list none.
 */
export function sendBinary(reply: FastifyReply, result: BinaryReply): FastifyReply {
  const { bytes, mimeType, fileName, cacheSeconds } = result;
  const cache = cacheSeconds === undefined ? "private, no-store" : `public, max-age=${cacheSeconds}`;
  reply.type(mimeType).header("x-content-type-options", "nosniff").header("cache-control", cache);
  reply.header("x-robots-tag", "noindex");
  reply.header(
    "content-disposition",
    fileName ? `attachment; ${nameOf(fileName)}` : `inline; ${nameOf(plainName(mimeType))}`,
  );
  if (/^(?:image|audio)\//.test(mimeType)) reply.header("content-security-policy", "default-src 'none'; sandbox");
  return reply.send(bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : bytes);
}
