import { createJob } from "@hunarmand/api/jobs/customer";
import { beforeEach, expect, test } from "vitest";
import { findDraft, keepDraft } from "./drafts.ts";
import { openDraft } from "./open-draft.ts";
import { announceSent } from "./sent-calls.ts";

const place = { form: "telephone-order" };
const start = { customerName: "" };
const openTyped = (customerName: string) => openDraft(place, start, () => ({ customerName }));

beforeEach(() => sessionStorage.clear());

test("a sent draft is removed once, so that the next one of its form stays while its page still opens", async () => {
  const draft = openTyped("Ayesha");
  draft.keep();
  await draft.send(async () => {
    announceSent(createJob, {});
    expect(findDraft(place)).toBeUndefined();
    keepDraft(place, { customerName: "Bilal" });
  });
  expect(findDraft(place)).toEqual({ customerName: "Bilal" });
});

test("a draft whose form sends no call is removed at the end", async () => {
  const draft = openTyped("Ayesha");
  draft.keep();
  await draft.send(async () => undefined);
  expect(findDraft(place)).toBeUndefined();
});

test("a draft is stored again when a later call of its form fails", async () => {
  const draft = openTyped("Ayesha");
  const send = draft.send(async () => {
    announceSent(createJob, {});
    throw new Error("The second call failed.");
  });
  await expect(send).rejects.toThrow("The second call failed.");
  expect(findDraft(place)).toEqual({ customerName: "Ayesha" });
});
