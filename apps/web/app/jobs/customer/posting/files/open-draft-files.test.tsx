import { afterEach, expect, test } from "vitest";
import { fakePictures } from "../../../../../test-setup/picture.ts";
import { findButton, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const makeFile = (name: string, type: string) => new File([name], name, { type });

/** Chooses files as the system's dialog does. */
async function pick(accept: string, files: readonly File[]): Promise<void> {
  const input = await wait(
    () => document.querySelector<HTMLInputElement>(`input[type=file][accept^="${accept}"]`),
    accept,
  );
  Object.defineProperty(input, "files", { value: files, configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const pictures = (count: number) => Array.from({ length: count }, (_, at) => makeFile(`${at}.jpg`, "image/jpeg"));
const countPictures = () => document.querySelectorAll(".attachment-strip [data-picture] img").length;

test("a draft has at most five pictures, and each can be removed", async () => {
  fakePictures();
  await visit({ path: "/jobs/new" });
  await pick("image/", pictures(7));
  await readPage("Only 5 can be added. The others were not added.");
  await wait(() => countPictures() === 5, "strip of five pictures");
  expect(findButton("Add pictures")).toBeUndefined();
  await press("Remove: Picture 5 of the work");
  await wait(() => countPictures() === 4, "strip of four pictures");
  expect(findButton("Add pictures")).toBeDefined();
});

test("a browser that cannot record offers to choose a recording", async () => {
  await visit({ path: "/jobs/new" });
  await press("Record a voice note");
  await readPage("The microphone does not work. Choose a recording.");
  await pick("audio/", [makeFile("voice.m4a", "audio/mp4")]);
  await wait(() => document.querySelector("audio"), "voice note that can be played");
  await press("Remove: Voice note");
  await wait(() => !document.querySelector("audio"), "posting without a voice note");
});
