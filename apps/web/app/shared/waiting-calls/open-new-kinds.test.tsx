import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakedReplies, lost } from "../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { yesterday } from "../../../test-setup/payment-replies.ts";
import { fakePictures, picture } from "../../../test-setup/picture.ts";
import { choose, fill, press, tapStars } from "../../../test-setup/screen-person.ts";
import { readToast, wait } from "../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../test-setup/signed-in.ts";
import { fakeDatabases } from "../../../test-setup/stores/fake-databases.ts";
import { readOwnWaiting, setOnline } from "../../../test-setup/stores/waiting.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";
import { keepFiles } from "../../jobs/customer/posting/files/kept-files.ts";
import { emptyDraft } from "../../jobs/customer/posting/job-draft.ts";
import { keepDraft } from "../../jobs/customer/posting/kept-draft.ts";

const readSaved = () => readToast("Saved on this phone. We send it as soon as you have internet.");
const readMain = (text: RegExp) =>
  wait(
    () => text.test(document.querySelector("main")?.textContent ?? ""),
    () => `${text} in ${document.querySelector("main")?.textContent}`,
  );

beforeEach(() => {
  fakeDatabases();
  fakePictures();
});
afterEach(async () => {
  setOnline(true);
  await leave();
});

const typed = {
  ...{ category: "Installations", skill: "AC Installation", city: "Islamabad", area: "G-9", address: "House 12" },
  phoneNumber: "03031234567",
};

async function openPosting(replies: FakedReplies): Promise<void> {
  sessionStorage.clear();
  await visit({
    ...{ path: "/jobs/new", who: customer, replies },
    begin: () => keepDraft({ draft: { ...emptyDraft, ...typed }, step: "review" }),
  });
}

test("a job that is posted without a network is saved with its pictures, and the list of jobs shows it", async () => {
  const kept = keepFiles([{ id: "picture-one", kind: "picture", file: picture }]);
  await openPosting({ "create-job": lost });
  await kept;
  await press("Post the job");
  await readSaved();
  await waitForPath("/jobs");
  await readMain(/AC InstallationNew jobWaiting to be sent: number 1 of \d/);
});

test("a rating without a network is saved, and its form is shown again only when it was refused", async () => {
  const completed = { ...followedJob, status: "Completed", completedDate: "2026-05-01T11:00:00.000Z" } as const;
  await visit({
    ...{ path: `/jobs/${followedJobId}`, who: customer },
    replies: { [`Job/${followedJobId}`]: { body: { ...completed, nextSteps: ["confirm"] } }, confirm: lost },
  });
  await fill({ feedback: "Clean work" });
  await tapStars(5);
  await press("Confirm and rate");
  await readSaved();
  await readMain(/Your ratingWaiting to be sent: number 1 of 1/);
  expect(document.getElementsByName("feedback")).toHaveLength(0);
});

test("a wallet payment without a network is saved with its picture", async () => {
  await visit({ path: "/walletpayments", who: customer, replies: { "wallet-payment": lost } });
  await fill({ walletType: "easypaisa", amount: "150", transactionId: "EP-1", senderName: "Ali" });
  await fill({ sentDate: yesterday() });
  await choose("transactionImage", picture);
  setOnline(false);
  await press("Submit");
  await readSaved();
  await waitForPath("/payment");
  expect(await readOwnWaiting()).toMatchObject([{ kind: "walletProof", file: { name: "receipt.jpg" } }]);
});

test("a handyman who turns offers off without a network sees them off, and that it waits", async () => {
  await visit({ path: "/home", who: provider, replies: { availability: lost } });
  const find = () => document.querySelector<HTMLButtonElement>(".availability");
  const first = await wait(() => find()?.ariaChecked ?? find()?.getAttribute("aria-checked"), "switch");
  find()?.click();
  await readSaved();
  await wait(() => find()?.getAttribute("aria-checked") !== first, "other state of the switch");
  expect(await readOwnWaiting()).toMatchObject([{ kind: "availability", values: { available: first !== "true" } }]);
});
