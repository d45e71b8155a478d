import { LRUCache } from "lru-cache";
import type { Services } from "../services.ts";
import { readStoredFile } from "./files.ts";

const cachedBytesMax = 8 * 1024 * 1024;

/** Small pictures by the id of their file, whose content never changes. */
const cached = new LRUCache<string, Buffer>({ maxSize: cachedBytesMax, sizeCalculation: (bytes) => bytes.length });

/**
 * Reads a stored picture as a WebP of at most 256 pixels a side, for lists and public pages. Only the encoded bytes are cached, never who
 * may see them: the caller checks that.
 * @throws AppError not-found, unavailable
 */
export async function readSmallPicture(services: Pick<Services, "db" | "clock" | "files">, fileId: string) {
  const bytes = cached.get(fileId) ?? (await shrink(services, fileId));
  cached.set(fileId, bytes);
  return { bytes, mimeType: "image/webp" };
}

async function shrink(services: Pick<Services, "db" | "clock" | "files">, fileId: string): Promise<Buffer> {
  const { bytes } = await readStoredFile(services, fileId);
  // The image library is loaded on first use, not at each start.
  const { encodeSmall } = await import("./image-encoding.ts");
  return encodeSmall(bytes);
}
