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
  const isKeptAsLarge = Math.max(picture.width, picture.height) <= sidePixelsMax;
  const smaller = await drawAs(file, picture, sidePixelsMax);
  const isSmallEnough = isKeptAsLarge && file.size <= limits.imageBytesMax && acceptedTypes.includes(file.type);
  return !smaller || (isSmallEnough && file.size <= smaller.size) ? file : smaller;
}

/** Still enough to see what is broken, for networks that cannot send more in time. */
const smallerSides = [1_000, 640];

/** Returns the picture with fewer pixels a side. Undefined for one that is small already, and for another kind of file. */
export async function shrinkMore(file: File): Promise<File | undefined> {
  const picture = await readPicture(file).catch(() => undefined);
  const side = picture && smallerSides.find((one) => one < Math.max(picture.width, picture.height));
  const smaller = side && (await drawAs(file, picture, side));
  return smaller && smaller.size < file.size ? smaller : undefined;
}

async function drawAs(file: File, picture: ImageBitmap, side: number): Promise<File | undefined> {
  const { width, height } = fitInto(picture, side);
  const drawn = draw(picture, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, jpeg, quality));
  if (!blob) return undefined;
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
