import { limits } from "@hunarmand/api/limits";

/** A defect, a receipt and a number on a paper can be read at this size, and a phone has less to send. */
const sidePixelsMax = 1_600;
const quality = 0.85;
const jpeg = "image/jpeg";
const acceptedTypes: readonly string[] = [jpeg, "image/png", "image/webp"];

/** The file is not a picture that this browser can read. */
export class NotAnImageError extends Error {}

/**
 * Returns a JPEG of at most 1,600 px a side. A small picture is returned unchanged. A phone's camera makes files ten
 * times as large, which is slow on a poor network.
 *
 * @throws NotAnImageError
 */
export function shrinkImage(file: File): Promise<File> {
  const known = shrunk.get(file) ?? shrink(file);
  shrunk.set(file, known);
  return known;
}

/** Cached: choosing a picture starts the work, and sending it awaits the same result. */
const shrunk = new WeakMap<File, Promise<File>>();

async function shrink(file: File): Promise<File> {
  const picture = await readPicture(file);
  const { width, height } = fitInto(picture, sidePixelsMax);
  const isKeptAsLarge = width === picture.width && height === picture.height;
  const drawn = draw(picture, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, jpeg, quality));
  const isSmallEnough = isKeptAsLarge && file.size <= limits.imageBytesMax && acceptedTypes.includes(file.type);
  if (!blob || (isSmallEnough && file.size <= blob.size)) return file;
  return new File([blob], file.name.replace(/(?:\.\w+)?$/, ".jpg"), { type: jpeg, lastModified: file.lastModified });
}

async function readPicture(file: File): Promise<ImageBitmap> {
  if (!file.type.startsWith("image/")) throw new NotAnImageError(file.type);
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new NotAnImageError(file.type);
  }
}

/** Scales width and height so that the longer side is at most `side`. Never enlarges. */
export function fitInto({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** On white: JPEG has no transparency and would make it black. */
function draw(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}
