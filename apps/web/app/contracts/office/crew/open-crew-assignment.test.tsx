import { limits } from "@hunarmand/api/limits";
import { afterEach, expect, test } from "vitest";
import { activeContract, activeContractId, unpriced } from "../../../../test-setup/contracts/active-contract.ts";
import { done, failing } from "../../../../test-setup/faked-server.ts";
import { fill, findButton, press, tick } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const id = activeContractId;
const at = "2026-03-02T08:00:00.000Z";
const sheet = { month: "2026-03", firstDay: "2026-03-02", lastDay: "2026-03-02", canAssign: true, canMark: true };
const candidates = Array.from({ length: limits.crewMembersMax }, (_, index) => ({
  ...{ id: `5d2c0a33-0c5e-4f2a-9a63-${String(index).padStart(12, "0")}`, name: `Handyman ${index}` },
  ...{ phoneNumber: null, category: "Installations", city: "Lahore", openJobs: 0, alsoOn: [], isNamed: index < 2 },
}));
const candidatesOf = (items: unknown) => ({ [`contracts/${id}/candidates`]: { body: items } });

const open = (replies: object = {}) =>
  visit({
    path: `/office/contracts/${id}`,
    who: { role: "Dispatcher" },
    replies: {
      overview: { body: activeContract },
      money: unpriced,
      crew: { body: { ...sheet, members: [] } },
      "crew/all": done("They are on the crew now."),
      ...candidatesOf(candidates),
      ...replies,
    },
  });

test("sixty handymen join a crew with three clicks", async () => {
  await open();
  let clicks = 0;
  document.addEventListener("click", () => clicks++, { capture: true });
  await press("Add handymen");
  await tick("Select all 60 shown");
  await press("Add 60 handymen");
  await readToast("They are on the crew now.");
  await wait(() => !document.querySelector("dialog"), "page without the dialog");
  expect(clicks).toBeLessThanOrEqual(8);
});

test("a single handyman is chosen, and chosen again, from a list that shows trade and open jobs", async () => {
  await open(candidatesOf(candidates.slice(0, 2)));
  await press("Add handymen");
  const box = await wait(() => document.querySelectorAll<HTMLInputElement>(".candidate input")[1], "second handyman");
  box.click();
  await wait(() => findButton("Add 1 handyman"), "button for one");
  expect(box.closest("label")?.textContent).toContain("Installations · Lahore · no open job");
  box.click();
  await press("Add to the crew");
  await wait(() => document.querySelector("dialog")?.textContent?.includes("Please choose at least one"), "refusal");
});

test("a crew by trades is chosen trade by trade, and no more than are missing", async () => {
  const trades = [
    { trade: "Masonry", handymen: 12, count: 10 },
    { trade: "Electrical Repair", handymen: 4, count: 0 },
  ];
  await open({ crew: { body: { ...sheet, room: 6, trades, members: [] } } });
  await readPage("Masonry 10 of 12, Electrical Repair 0 of 4");
  await press("Add handymen");
  await tick("Select the first 2");
  await wait(() => findButton("Add 2 handymen"), "button for two");
  const select = await wait(() => document.querySelector<HTMLSelectElement>("dialog select"), "trades");
  expect([...select.options].map(({ text }) => text)).toEqual(["Masonry 12 of 12", "Electrical Repair 0 of 4"]);
  const boxes = [...document.querySelectorAll<HTMLInputElement>(".candidate input")];
  expect(
    boxes.filter(({ disabled }) => !disabled),
    "only those who are chosen",
  ).toHaveLength(2);
  await fill({ trade: "Electrical Repair" });
  await tick("Select the first 4");
  await wait(() => findButton("Add 6 handymen"), "button for both trades");
});

test("those named with the price are selected by one tap", async () => {
  await open();
  await press("Add handymen");
  await press("Select the 2 named with the price");
  await wait(() => findButton("Add 2 handymen"), "button for both");
  expect(findButton("Select the 2 named with the price")).toBeUndefined();
});

test("no more are selected than the crew has room for", async () => {
  const member = {
    ...{
      providerId: id,
      name: "Ali Raza",
      phoneNumber: null,
      category: "Installations",
      skills: ["Wiring"],
      page: null,
      addedDate: at,
      leftDate: null,
    },
    ...{ totals: { present: 0, half: 0, absent: 0 }, days: [], alsoOn: [], nextSteps: ["remove"] },
  };
  await open({ crew: { body: { ...sheet, room: 59, trades: [], members: [member] } } });
  await press("Add handymen");
  await tick("Select the first 59");
  await wait(() => findButton("Add 59 handymen"), "button for 59");
});

test("the contractor's CNIC is masked until the Dispatcher reveals it", async () => {
  const { cnicMasked: _, quote: __, ...whole } = activeContract;
  await open({ [`contracts/${id}`]: { body: { ...whole, cnic: "6110112345671" } } });
  await readPage("*********4567");
  await press("Show CNIC");
  await readPage("61101-1234567-1");
});

test("candidates that could not be loaded say so", async () => {
  await open({ [`contracts/${id}/candidates`]: failing });
  await press("Add handymen");
  await wait(() => document.querySelector("dialog")?.textContent?.includes("could not be loaded"), "notice");
});
