import { vi } from "vitest";

export const picture = new File(["a picture"], "receipt.jpg", { type: "image/jpeg" });

/** Fakes the browser's reading and drawing of pictures: every file is a small picture. */
export function fakePictures(): void {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 10, height: 10, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((drawn) => drawn(new Blob(["a picture"])));
}
