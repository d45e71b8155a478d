import { expect, test } from "vitest";
import { fitInto, NotAnImageError, shrinkImage } from "./shrink-image.ts";

test("a wide picture is limited by its width", () => {
  expect(fitInto({ width: 4096, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1500 });
});

test("a tall picture is limited by its height", () => {
  expect(fitInto({ width: 1000, height: 8192 }, 2048)).toEqual({ width: 250, height: 2048 });
});

test("a small picture stays as it is", () => {
  expect(fitInto({ width: 300, height: 200 }, 2048)).toEqual({ width: 300, height: 200 });
});

test("a very thin picture keeps at least one pixel", () => {
  expect(fitInto({ width: 9000, height: 1 }, 2048)).toEqual({ width: 2048, height: 1 });
});

test("a file that is not a picture is refused before it is read", async () => {
  const paper = new File(["%PDF"], "cnic.pdf", { type: "application/pdf" });
  await expect(shrinkImage(paper)).rejects.toBeInstanceOf(NotAnImageError);
});
