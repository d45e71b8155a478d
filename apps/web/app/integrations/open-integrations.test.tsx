import { expect, test } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { fill, press } from "../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast } from "../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../test-setup/visit.ts";

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const url = "https://books.example.pk/hook";
const at = "2026-03-02T08:00:00.000Z";
const webhook = { id, url, createdDate: at, lastDeliveredDate: null, waiting: 2, failed: 1 };
const key = { id, name: "Books", createdDate: at, createdBy: "Hina Javed", lastUsedDate: null };
const owner = { role: "Owner" };
const path = "/office/integrations";
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

test("a new webhook's secret is shown once, and the list then has the webhook", async () => {
  const listed = { webhooks: { body: [webhook] } };
  const made = { status: 201, ...done("The webhook is ready.", { id, secret }), changes: listed };
  await visit({ path, who: owner, replies: { webhooks: { body: [], changes: { webhooks: made } } } });
  await readPage("There are no webhooks.");
  await fill({ url });
  await press("Add the webhook");
  await readDialog("It is shown only this once. Store it where only your program reads it.");
  expect(document.querySelector<HTMLInputElement>("dialog input")?.value).toBe(secret);
  await press("I have stored it");
  await readPage(url);
  expect(document.body.textContent).not.toContain(secret);
});

test("an address without https is refused at its field, before it is sent", async () => {
  await visit({ path, who: owner });
  await readPage("There are no webhooks.");
  await fill({ url: "http://books.example.pk" });
  await press("Add the webhook");
  await readPage("Please enter an address that begins with https://, without a port or a password.");
});

test("a webhook shows what waits and what was given up, its deliveries, and asks before it is removed", async () => {
  const delivery = { id, type: "ledger.cash-confirmed", createdDate: at, state: "failed", tries: 36, answer: "503" };
  const gone = { ...done("The webhook is removed."), changes: { webhooks: { body: [] } } };
  await visit({
    path,
    who: owner,
    replies: { webhooks: { body: [webhook] }, deliveries: { body: [delivery] }, remove: gone },
  });
  await readPage(url);
  await readPage("Nothing was delivered yet, 2 are waiting, 1 was given up");
  await press("Show deliveries");
  await readPage("ledger.cash-confirmed");
  expect(document.querySelector("main")?.textContent).toContain("36 tries, Answer: 503");
  await press("Remove the webhook");
  await readDialog(`${url} gets nothing more, also not what still waits.`);
  await press("Remove the webhook");
  await readToast("The webhook is removed.");
  await readPage("There are no webhooks.");
});

test("a key shows who made it and its last use, and asks before it is revoked", async () => {
  const gone = { ...done("The key is revoked."), changes: { "api-keys": { body: [] } } };
  await visit({ path, who: owner, replies: { "api-keys": { body: [key] }, revoke: gone } });
  await readPage("Books");
  expect(document.querySelector("main")?.textContent).toContain("Hina Javed made it on");
  expect(document.querySelector("main")?.textContent).toContain("It was never used.");
  await press("Revoke");
  await readDialog('Programs with the key "Books" can read nothing more.');
  await press("Revoke");
  await readToast("The key is revoked.");
  await readPage("There are no keys.");
});

test("other roles are led back to the office", async () => {
  await visit({ path, who: { role: "Finance" } });
  await waitForPath("/office");
});
