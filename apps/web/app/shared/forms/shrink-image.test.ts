import { expect, test, vi } from "vitest";
import { fakePictures } from "../../../test-setup/picture.ts";
import { fitInto, NotAnImageError, shrinkImage } from "./shrink-image.ts";

test("a wide picture is limited by its width", () => {
  expect(fitInto({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
});

test("a tall picture is limited by its height", () => {
  expect(fitInto({ width: 1000, height: 8000 }, 1600)).toEqual({ width: 200, height: 1600 });
});

test("a small picture stays as it is", () => {
  expect(fitInto({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
});

test("a very thin picture keeps at least one pixel", () => {
  expect(fitInto({ width: 9000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 });
});

test("a file that is not a picture is refused before it is read", async () => {
  const paper = new File(["%PDF"], "cnic.pdf", { type: "application/pdf" });
  await expect(shrinkImage(paper)).rejects.toBeInstanceOf(NotAnImageError);
});

test("the photo of a camera is sent with at most 1,600 pixels a side", async () => {
  fakePictures();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4_000, height: 3_000, close: () => undefined }));
  const drawn: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, take) {
    drawn.push(`${this.width} x ${this.height}`);
    take(new Blob(["small"]));
  });
  const photo = new File(["x".repeat(9_000)], "tap.png", { type: "image/png" });
  expect(await shrinkImage(photo)).toMatchObject({ name: "tap.jpg", type: "image/jpeg", size: 5 });
  expect(drawn).toEqual(["1600 x 1200"]);
});
