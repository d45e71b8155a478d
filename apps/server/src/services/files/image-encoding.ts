import { createHash } from "node:crypto";
import type { UploadedFile } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import pLimit from "p-limit";
import sharp from "sharp";
import { AppError, invalidField, makeIssue, unavailableBecause } from "../../values/app-error.ts";

const imagesAtOnce = 2;
const imagesWaiting = 20;
/** A page of the directory asks for twenty at once. Uploads do not wait behind them. */
const smallImagesWaiting = 100;
const timeoutSeconds = 10;
const mebibyte = 1024 * 1024;

const types = {
  jpeg: { mime: "image/jpeg", isBegunBy: (text: string) => text.startsWith("\xff\xd8\xff") },
  png: { mime: "image/png", isBegunBy: (text: string) => text.startsWith("\x89PNG\r\n\x1a\n") },
  webp: { mime: "image/webp", isBegunBy: (text: string) => text.startsWith("RIFF") && text.startsWith("WEBP", 8) },
} as const;
type ImageType = keyof typeof types;
export type ImageMime = (typeof types)[ImageType]["mime"];

/** A stored image: decoded and encoded again, so that nothing else of the upload remains. */
export interface EncodedImage {
  bytes: Buffer;
  mime: ImageMime;
  /** Of the pixels: equal for equal pictures with other metadata. */
  sha256: string;
}

// libvips reads dozens of formats. With all other loaders off, a bug in one of them cannot be reached.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

const limit = pLimit(imagesAtOnce);
const smallLimit = pLimit(1);

/**
 * Checks an upload by its content and encodes it again, upright, at most 2,048 px wide and high, without metadata (docs/security-rules.md
 * SU1).
 * @throws AppError invalid-input or body-too-large naming the field; unavailable if too many wait
 */
export function encodeImage(upload: UploadedFile): Promise<EncodedImage> {
  if (limit.pendingCount >= imagesWaiting) throw unavailableBecause("too many pictures wait to be encoded");
  return limit(() => encode(upload));
}

/**
 * Encodes a stored picture as a small WebP without metadata.
 * @throws AppError unavailable if too many wait
 */
export function encodeSmall(bytes: Uint8Array): Promise<Buffer> {
  if (smallLimit.pendingCount >= smallImagesWaiting)
    throw unavailableBecause("too many pictures wait to be made small");
  const side = limits.smallImageSidePixels;
  return smallLimit(() =>
    sharp(bytes, { limitInputPixels: limits.imagePixelsMax })
      .timeout({ seconds: timeoutSeconds })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp()
      .toBuffer(),
  );
}

const beginningBytes = 16;

const findType = (bytes: Uint8Array): ImageType | undefined => {
  const beginning = Buffer.from(bytes.subarray(0, beginningBytes)).toString("latin1");
  return (Object.keys(types) as ImageType[]).find((type) => types[type].isBegunBy(beginning));
};

async function encode({ bytes, fieldName }: UploadedFile): Promise<EncodedImage> {
  if (bytes.length > limits.imageBytesMax) {
    const issue = makeIssue(fieldName, "picture-bytes", { megabytes: limits.imageBytesMax / mebibyte });
    throw new AppError("body-too-large", [issue]);
  }
  const refuse = () => invalidField(fieldName, "picture-kind");
  const type = findType(bytes);
  if (!type) throw refuse();
  await assertSize(bytes, type, fieldName);
  const pixels = await decode(bytes).catch(() => {
    throw refuse();
  });
  const { width, height, channels } = pixels.info;
  const written = sharp(pixels.data, { raw: { width, height, channels } }).toFormat(type);
  const hash = createHash("sha256").update(`${width}x${height}x${channels}:`).update(pixels.data);
  return { bytes: await written.toBuffer(), mime: types[type].mime, sha256: hash.digest("hex") };
}

/** Reads only the header: a small file that decodes to gigabytes is refused before decoding. */
async function assertSize(bytes: Uint8Array, type: ImageType, fieldName: string): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== type) throw invalidField(fieldName, "picture-unreadable");
  if (header.width * header.height > limits.imagePixelsMax) {
    throw invalidField(fieldName, "picture-pixels", { megapixels: limits.imagePixelsMax / 1_000_000 });
  }
}

const decode = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: limits.imagePixelsMax, failOn: "error" })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: limits.imageSidePixels, height: limits.imageSidePixels, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
