import type { SpokenRecording } from "@hunarmand/api/recordings/recordings";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakedReplies, refusing } from "../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { arrivedJob, detailedJob, jobId } from "../../../test-setup/job-replies.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readToast, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../test-setup/signed-in.ts";
import { fakeAudio } from "../../../test-setup/sound/fake-audio.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import spoken from "../../locales/en/spoken.json";
import { setLanguage } from "../texts/messages.ts";
import { forgetRecordings } from "./recording-list.ts";

const { sentences, listen, stop } = spoken.english;
const [hash, otherHash] = ["a".repeat(64), "b".repeat(64)];
const record = (sentence: SpokenSentence, name = hash): SpokenRecording => ({ sentence, hash: name, seconds: 3 });
const listenTo = (sentence: SpokenSentence) => listen({ text: sentences[sentence] });
const stopOf = (sentence: SpokenSentence) => stop({ text: sentences[sentence] });
const listButtons = () =>
  [...document.querySelectorAll(".listen")].map((button) => button.getAttribute("aria-label") ?? "");

let player: ReturnType<typeof fakeAudio>;
beforeEach(() => {
  forgetRecordings();
  player = fakeAudio();
});
afterEach(leave);
afterEach(() => setLanguage("en"));

/** The customer's page on which a price and a start code wait. */
const openJob = (replies: FakedReplies) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, startCode: "4821" } }, ...replies },
  });
const both = { "Recordings/en": { body: [record("price"), record("start-code", otherHash)] } };
const files = { [`files/${hash}`]: { body: {} }, [`files/${otherHash}`]: { body: {} } };

test.each<[SpokenSentence, object]>([
  ["details", arrivedJob],
  ["price-agreed", { ...detailedJob, earning: 4_500, priceStatus: "agreed" }],
])("one screen says %s by what it shows, and nothing else", async (sentence, job) => {
  const list = { "Recordings/en": { body: [record("details"), record("price-agreed", otherHash)] } };
  const path = `/acceptjobdetailssubmission/${jobId}`;
  await visit({ path, who: provider, replies: { ...list, [`job-details/${jobId}`]: { body: job } } });
  await wait(() => findButton(listenTo(sentence)), `button of ${sentence}`);
  expect(listButtons()).toEqual([listenTo(sentence)]);
});

test("only sentences that are recorded in the reader's language have a button", async () => {
  await openJob({ "Recordings/en": { body: [record("price")] } });
  await wait(() => findButton(listenTo("price")), "button of the price");
  expect(listButtons()).toEqual([listenTo("price")]);
});

test("a person who reads Urdu is offered the recording in Urdu", async () => {
  await setLanguage("ur");
  await openJob({
    ...both,
    "Recordings/ur": { body: [record("price", otherHash)] },
    "names-in-urdu": { body: { names: {}, descriptions: {} } },
  });
  await waitFor(() => expect(listButtons()).toHaveLength(1));
  expect(listButtons()[0]).toMatch(/سنیں.+کاریگر نے یہ قیمت مانگی ہے/);
});

test("nothing plays by itself, and a recording stops when it is pressed again or over", async () => {
  await openJob({ ...both, ...files });
  await wait(() => findButton(listenTo("price")), "button of the price");
  expect(player.countPlaying()).toBe(0);
  await press(listenTo("price"));
  await waitFor(() => expect(player.countPlaying()).toBe(1));
  await press(stopOf("price"));
  await waitFor(() => expect(player.countPlaying()).toBe(0));
  await press(listenTo("price"));
  await waitFor(() => expect(player.countPlaying()).toBe(1));
  player.end();
  await wait(() => findButton(listenTo("price")), "button of the price again");
});

test("one recording plays at a time", async () => {
  await openJob({ ...both, ...files });
  await press(listenTo("price"));
  await waitFor(() => expect(player.countPlaying()).toBe(1));
  await press(listenTo("start-code"));
  await wait(() => findButton(stopOf("start-code")), "second recording");
  expect(listButtons()).toEqual([listenTo("price"), stopOf("start-code")]);
  await waitFor(() => expect(player.countPlaying()).toBe(1));
});

test.each(["left", "hidden"])("a recording stops when its screen is %s", async (how) => {
  await openJob({ ...both, ...files });
  await press(listenTo("price"));
  await waitFor(() => expect(player.countPlaying()).toBe(1));
  if (how === "left") await leave();
  else document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(player.countPlaying()).toBe(0));
});

test("a recording that the office replaced meanwhile is played in its new form", async () => {
  const renewed = { "Recordings/en": { body: [record("price", otherHash)] } };
  await openJob({ ...both, ...files, [`files/${hash}`]: { ...refusing("not-found"), changes: renewed } });
  await press(listenTo("price"));
  await waitFor(() => expect(player.countPlaying()).toBe(1));
});

test("a recording that cannot be loaded says so, and the button stays", async () => {
  await openJob({ ...both, [`files/${hash}`]: { isLost: true } });
  await press(listenTo("price"));
  await readToast("The recording could not be played.");
  expect(findButton(listenTo("price"))).toBeDefined();
});
