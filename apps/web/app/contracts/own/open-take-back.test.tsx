import { afterEach, expect, test } from "vitest";
import { noWishes } from "../../../test-setup/contracts/asked-crew.ts";
import { done, type FakedReplies, refusing } from "../../../test-setup/faked-server.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
const at = "2026-03-02T08:00:00.000Z";
const proposed = { kind: "proposed", at, by: "contractor", member: null, reason: null };
const contract = {
  ...{ id, projectName: "Warehouse roof", contractorName: "Tahir Builders", address: "Plot 8, I-9" },
  ...{ city: "Islamabad", phoneNumber: "+923041234567", cnic: "6110112345671", availability: "Day" },
  ...{ duration: "15 days", contractDetails: "Masons.", status: "Under Review", statusReason: null },
  ...{ ...noWishes, requestedDate: at, completionDate: null, nextSteps: ["withdraw"] },
  ...{ history: [proposed], complaints: [] },
};
const taken = {
  ...{ ...contract, status: "Rejected", nextSteps: [] },
  history: [proposed, { ...proposed, kind: "rejected" }],
};
const crew = { body: { month: "2026-03", firstDay: null, lastDay: null, members: [] } };
const repliesOf = (one: object): FakedReplies => ({ [`Contracts/${id}`]: { body: one }, [`${id}/crew`]: crew });
const open = (replies: FakedReplies) => visit({ path: `/contracts/${id}`, who: customer, replies });

test("a proposal is taken back after a question, and the page says who did it", async () => {
  const sent = { ...done("You have taken the proposal back.", { status: "Rejected" }), changes: repliesOf(taken) };
  await open({ ...repliesOf(contract), [`${id}/withdraw`]: sent });
  await press("Take this proposal back");
  await readDialog("Do you no longer need this crew? Our office then stops looking for it. It costs you nothing.");
  await press("Yes");
  await readToast("You have taken the proposal back.");
  await readPage("You took this proposal back.");
  await readPage("Ended by you");
  expect(findButton("Take this proposal back")).toBeUndefined();
});

test("a proposal that became active meanwhile stays, and the person reads so", async () => {
  await open({ ...repliesOf(contract), [`${id}/withdraw`]: refusing("contract-state") });
  await press("Take this proposal back");
  await press("Yes");
  await wait(() => document.querySelector("dialog[open], dialog")?.textContent, "refusal");
  expect(document.querySelector("main")?.textContent).not.toContain("You took this proposal back.");
});

test("once something was paid the way is not shown", async () => {
  const money = {
    price: 90_000,
    absent: { halfDays: 0, amount: 0 },
    paid: 20_000,
    left: 70_000,
    owed: 0,
    next: null,
    plannedDate: null,
    parts: [],
    payments: [],
    payTo: null,
  };
  await open(repliesOf({ ...contract, status: "Accepted", agreedPrice: 90_000, money }));
  await readPage("PKR 20,000");
  expect(findButton("Take this proposal back")).toBeUndefined();
});
