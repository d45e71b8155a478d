import { limits } from "@hunarmand/api/limits";

const quality = 0.85;
const jpeg = "image/jpeg";
const acceptedTypes: readonly string[] = [jpeg, "image/png", "image/webp"];

/** The file is no picture that this browser can read. */
export class NotAnImageError extends Error {}

/**
 * A picture as small as it may be sent: 2,048 px at most, as JPEG. One that is small already goes as it is; what a phone's
 * camera gives is ten times that, which a slow network feels.
 */
export function shrinkImage(file: File): Promise<File> {
  const known = shrunk.get(file) ?? shrink(file);
  shrunk.set(file, known);
  return known;
}

/** Begun when a picture is chosen, awaited when it is sent: the same work is not done twice. */
const shrunk = new WeakMap<File, Promise<File>>();

async function shrink(file: File): Promise<File> {
  const picture = await readPicture(file);
  const { width, height } = fitInto(picture, limits.imageSidePixels);
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

/** Width and height with the longer side cut down to `side`; never larger than they were. */
export function fitInto({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** On white: JPEG knows no transparency and would turn it black. */
function draw(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}
