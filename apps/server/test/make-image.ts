import type { UploadedFile } from "@hunarmand/api/call";
import sharp from "sharp";

let madeImages = 0;

/** A picture that differs from all other made pictures. */
export async function makePicture({
  format = "jpeg" as "jpeg" | "png" | "webp" | "gif",
  width = 60,
  height = 40,
} = {}): Promise<Buffer> {
  const count = ++madeImages;
  // Far apart, because JPEG rounds shades that differ by one or two to the same bytes.
  const background = {
    r: (count * 37) % 256,
    g: (count * 101) % 256,
    b: (count * 157 + Math.floor(count / 256) * 16) % 256,
  };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** The picture as the form's reader returns it. */
export const asUpload = (bytes: Uint8Array, fieldName = "picture"): UploadedFile => ({
  fieldName,
  bytes,
  fileName: "picture.jpg",
});

/** A form with texts and files, encoded as browsers do. */
export function makeForm(fields: Record<string, string | Uint8Array>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: "image/jpeg" }), "picture.jpg");
  }
  return form;
}
