import { customerStatus } from "@hunarmand/api/customers/steps";
import { afterEach, expect, test } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { fill, findButton, press } from "../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const listed = {
  id,
  name: "Zubeida Malik",
  phoneNumber: "+923031234567",
  email: "zubeida@example.pk",
  city: "Islamabad",
  area: "G-9",
  status: customerStatus.active,
  statusReason: null,
  createdDate: "2026-03-02T08:00:00.000Z",
};
const whole = {
  ...{ address: "House 1, Street 1", emailConfirmed: false, phoneConfirmed: true, isCaller: false },
  ...{ openJobs: 1, completedJobs: 2, cancelledJobs: 0 },
};

const open = (role: string, nextSteps: string[], replies = {}) =>
  visit({
    path: `/office/customers/${id}`,
    who: { role },
    replies: {
      "Admin/customers": { body: [{ ...listed, nextSteps }] },
      [`Admin/customers/${id}`]: { body: { ...listed, ...whole, nextSteps } },
      ...replies,
    },
  });
const findTabs = () => [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent);

test("Support reads how to reach a customer, and blocks the customer with a reason", async () => {
  await open("Support", ["block"], { [`${id}/block`]: done("The customer is blocked.", { status: "Blocked" }) });
  await readPage("1\u00A0open, 2\u00A0completed, 0\u00A0cancelled");
  await readPage("+923031234567 (confirmed)");
  expect(findTabs()).toEqual(["Contact", "Jobs", "Inquiries", "Money"]);
  await press("Block");
  await fill({ reason: "Nobody was at home, three times." });
  await press("Block");
  await readToast("The customer is blocked.");
});

test("Support closes the account of a customer who asked for it by phone", async () => {
  const reply = done("The account is closed.", { eraseDate: "2026-04-01T08:00:00.000Z" });
  await open("Support", ["block", "close"], { [`accounts/${id}/close`]: reply });
  await readPage("1\u00A0open, 2\u00A0completed, 0\u00A0cancelled");
  await press("Close account");
  await fill({ reason: "Asked for it by phone." });
  await press("Close account");
  await readToast("The account is closed.");
});

test("Finance reads contact and money, and sees no decision", async () => {
  await open("Finance", []);
  await wait(() => findTabs().length > 0, "tabs");
  expect(findTabs()).toEqual(["Contact", "Money"]);
  expect(findButton("Block") ?? null).toBeNull();
});
