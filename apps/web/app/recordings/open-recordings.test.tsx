import type { OfficeRecording } from "@hunarmand/api/recordings/recordings";
import { afterEach, expect, test, vi } from "vitest";
import { done, type FakedReplies, refusing } from "../../test-setup/faked-server.ts";
import { findButton, press } from "../../test-setup/screen-person.ts";
import { readPage, readToast, wait, waitFor } from "../../test-setup/screen-reading.ts";
import { fakeAudio } from "../../test-setup/sound/fake-audio.ts";
import { fakeMicrophone } from "../../test-setup/sound/fake-microphone.ts";
import { leave, visit, waitForPath } from "../../test-setup/visit.ts";

afterEach(leave);

const text = "کسٹمر کے پاس جائیں۔ پہنچ کر سبز بٹن دبائیں۔";
const englishText = "Go to the customer. When you are there, press the green button.";
const hash = "a".repeat(64);
const recorded: OfficeRecording = {
  ...{ language: "ur", sentence: "arrival", hash, seconds: 4 },
  recordedDate: "2026-05-01T09:00:00.000Z",
};
const list = (...recordings: OfficeRecording[]) => ({ "Admin/recordings": { body: recordings } });

/** Opens the screen. Returns the forms that are sent. */
async function open(replies: FakedReplies, role = "Owner") {
  await visit({ path: "/office/recordings", who: { role }, replies });
  const sent: { address: string; file: string | undefined; seconds: string | undefined }[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      const form = init.body instanceof FormData ? Object.fromEntries(init.body) : {};
      const { file, seconds } = form as { file?: File; seconds?: string };
      sent.push({ address: address.replace(/^.*\/api\//, ""), file: file?.name, seconds });
    }
    return fetch(address, init);
  });
  return sent;
}

async function chooseFile(file: File): Promise<void> {
  const button = await wait(() => findButton(`Choose a file: ${text}`), "button for a file");
  const input = button.closest("li")?.querySelector("input[type=file]");
  if (!input) throw new Error("There is no field for a file.");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("the Owner sees which sentences have no recording, in each language", async () => {
  await open(list(recorded));
  await readPage("1 of 60 are recorded.");
  await readPage("1 of 32 are recorded.");
  await readPage(text);
  expect(document.querySelectorAll(".sentences .mantine-Badge-root").length).toBe(59);
  const select = await wait(() => document.querySelector<HTMLSelectElement>("main select"), "choice of the language");
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(select), "value")?.set?.call(select, "en");
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await readPage(englishText);
  await readPage("0 of 60 are recorded.");
});

test("the Owner records a sentence, and it is saved only after they could listen to it", async () => {
  const microphone = fakeMicrophone();
  const saved = { ...done("The recording is saved."), changes: list(recorded) };
  const sent = await open({ ...list(), "ur/arrival": saved });
  await press(`Record: ${text}`);
  await wait(() => findButton(`Stop recording: ${text}`), "running recording");
  await wait(() => findButton("Record: بتائیں کہ کام کہاں ہے۔ پھر جاری رکھیں۔")?.disabled, "other sentence that waits");
  await press(`Stop recording: ${text}`);
  await wait(() => document.querySelector("audio"), "recording to listen to");
  expect(sent).toEqual([]);
  await press(`Save: ${text}`);
  await readToast("The recording is saved.");
  // How long the recording ran depends on the machine.
  const seconds = expect.stringMatching(/^[1-9]\d*$/);
  expect(sent).toEqual([{ address: "Admin/recordings/ur/arrival", file: "voice.webm", seconds }]);
  await readPage("1 of 60 are recorded.");
  expect(microphone.isOpen()).toBe(false);
});

test("a discarded recording is not sent", async () => {
  fakeMicrophone();
  const sent = await open(list());
  await press(`Record: ${text}`);
  await press(`Stop recording: ${text}`);
  await press(`Discard: ${text}`);
  await wait(() => findButton(`Record: ${text}`), "button to record");
  expect(sent).toEqual([]);
});

test("without a microphone the Owner chooses a file", async () => {
  const sent = await open({ ...list(), "ur/arrival": done("The recording is saved.") });
  await press(`Record: ${text}`);
  await readPage("This browser cannot use the microphone. Please choose a file.");
  await chooseFile(new File(["sound"], "arrival.m4a", { type: "audio/mp4" }));
  await press(`Save: ${text}`);
  await readToast("The recording is saved.");
  expect(sent).toEqual([{ address: "Admin/recordings/ur/arrival", file: "arrival.m4a", seconds: undefined }]);
});

test("a file that is no recording is refused with its reason, and the former recording stays", async () => {
  const issue = { field: "file", code: "voice-kind", message: "Please choose a recording." };
  await open({ ...list(recorded), "ur/arrival": refusing("invalid-input", [issue]) });
  await chooseFile(new File(["page"], "page.html", { type: "text/html" }));
  await press(`Save: ${text}`);
  await readPage("Please choose a recording.");
  await press(`Discard: ${text}`);
  await readPage("1 of 60 are recorded.");
});

test("the Owner listens to a recording, replaces and removes it", async () => {
  const player = fakeAudio();
  const removed = { ...done("The recording is removed."), changes: list() };
  const sent = await open({ ...list(recorded), [`files/${hash}`]: { body: {} }, "arrival/remove": removed });
  await press(`Listen: ${text}`);
  await waitFor(() => expect(player.countPlaying()).toBe(1));
  expect(findButton(`Record again: ${text}`)).toBeDefined();
  await press(`Remove recording: ${text}`);
  await readToast("The recording is removed.");
  await readPage("0 of 60 are recorded.");
  await waitFor(() => expect(player.countPlaying()).toBe(0));
  expect(sent.map(({ address }) => address)).toEqual(["Admin/recordings/ur/arrival/remove"]);
});

test("other staff are led to the inbox", async () => {
  await open({}, "Dispatcher");
  await waitForPath("/office");
});
