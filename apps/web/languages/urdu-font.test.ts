import { expect, it } from "vitest";
import { cutFont, urduLetters } from "./urdu-font.ts";

it("the type is cut down to the letters that it is asked for", async () => {
  const [one, three] = [await cutFont("ا"), await cutFont("ابپ")];
  expect(three.subarray(0, 4).toString()).toBe("wOF2");
  expect(three.length).toBeGreaterThan(one.length);
  expect(three.length).toBeLessThan(40_000);
});

it("the letters are those of Urdu, without the Arabic ones that look like them", () => {
  for (const letter of "ٹڈڑںہھےگچژپۂۓ۔،؟") expect(urduLetters).toContain(letter);
  for (const letter of "يكهى") expect(urduLetters).not.toContain(letter);
});
