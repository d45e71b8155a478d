import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** What a use case returns where the contract says "binary". */
export interface BinaryReply {
  bytes: Uint8Array | Readable;
  mimeType: string;
  /** For files that are meant to be kept, not shown. */
  fileName?: string;
}

/** A picture that was uploaded is shown as a picture and as nothing else, and kept by no cache but the browser's memory. */
export function sendBinary(reply: FastifyReply, { bytes, mimeType, fileName }: BinaryReply): FastifyReply {
  reply.type(mimeType).header("x-content-type-options", "nosniff").header("cache-control", "private, no-store");
  if (fileName) reply.header("content-disposition", `attachment; filename="${fileName}"`);
  if (mimeType.startsWith("image/")) reply.header("content-security-policy", "default-src 'none'; sandbox");
  return reply.send(bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : bytes);
}
