import type { UploadedFile } from "@hunarmand/api/call";
import sharp from "sharp";

let madeImages = 0;

/** A picture that no other made one equals. */
export async function makePicture({
  format = "jpeg" as "jpeg" | "png" | "webp" | "gif",
  width = 60,
  height = 40,
} = {}): Promise<Buffer> {
  const shade = ++madeImages % 256;
  const background = { r: shade, g: 255 - shade, b: Math.floor(madeImages / 256) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** The picture as the form's reader hands it on. */
export const asUpload = (bytes: Uint8Array, fieldName = "picture"): UploadedFile => ({
  fieldName,
  bytes,
  fileName: "picture.jpg",
});

/** A form with texts and files, as browsers send it. */
export function makeForm(fields: Record<string, string | Uint8Array>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: "image/jpeg" }), "picture.jpg");
  }
  return form;
}
