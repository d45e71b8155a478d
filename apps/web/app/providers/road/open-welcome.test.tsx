import { afterEach, expect, test } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { openPending, papersOf, slot } from "../../../test-setup/signup/applicant.ts";
import { noVisit } from "../../../test-setup/signup/visit-replies.ts";
import { leave } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const readMain = () => document.querySelector("main")?.textContent ?? "";
const visit = { id: profile.id, startsAt: slot, status: "Booked", nextSteps: [] };

test.each([
  ["all", { fatherName: "" }, "missing", {}, "3 things are left for you to do."],
  ["the pictures are taken at the visit", { cnic: "" }, "missing", { visit }, "2 things are left for you to do."],
  ["the visit", {}, "received", {}, "One thing is left for you to do."],
  ["nothing", {}, "received", { came: true }, "You have done everything."],
] as const)(
  "the page welcomes an applicant before it says that the account is pending, and counts what is left: %s",
  async (_, changes, papers, own, line) => {
    await openPending(changes, {
      "Provider/papers": { body: papersOf(papers) },
      "Provider/visit": { body: { ...noVisit, slots: [slot], ...own } },
    });
    await readPage(line);
    expect(readMain().startsWith("Welcome, Naveed.Your account is pending verification")).toBe(true);
  },
);

test("a booked visit leaves nothing to do before its day: nothing is counted", async () => {
  await openPending({}, { "Provider/visit": { body: { ...noVisit, visit } } });
  await readPage("All done. Come to our office.");
  expect(readMain()).not.toContain("left for you to do");
});

test("while details are missing, a booked visit is one line, and the fee is said as what is kept", async () => {
  publishOffice({ platformFeePercent: "10" });
  await openPending({ cnic: "" }, { "Provider/visit": { body: { ...noVisit, visit } } });
  await readPage("Next: tell us about you");
  await wait(() => document.getElementById("your-visit")?.textContent?.includes("9 March"), "time of the visit");
  expect(document.querySelector("[aria-labelledby=next-thing]")?.textContent).not.toContain("9 March");
  expect(readMain()).toMatch(/Of every PKR.2,000 that a customer pays, you keep PKR.1,800\./);
});

test("the three things are numbered, and what is done is one line with a tick", async () => {
  await openPending({}, { "Provider/papers": { body: papersOf("received") } });
  await readPage("Next: choose a time to visit us");
  const numbers = [...document.querySelectorAll(".part-number")].map(({ textContent }) => textContent);
  expect(numbers).toEqual(["✓", "✓", "3"]);
  expect(document.getElementById("about-you")?.textContent).toBe("✓About you, done");
});

test("the office's address is on the page once", async () => {
  const office = { address: "Office 4, Blue Area", phone: "051 1234567", phoneLink: "tel:+92511234567" };
  publishOffice({ ...office, latitude: "33.7", longitude: "73", mapLink: "https://maps.example/office" });
  const count = () =>
    [...document.querySelectorAll("main *")].filter(
      (one) =>
        one.children.length === 0 && one.textContent?.includes(office.address) && !one.closest("details:not([open])"),
    ).length;
  await openPending({}, { "Provider/visit": { body: { ...noVisit, visit } } });
  await readPage("All done. Come to our office.");
  await wait(
    () => count() === 1,
    () => `the address ${count()} times`,
  );
  expect(readMain()).toContain("051 1234567");
  await leave();
  await openPending({ cnic: "" });
  await readPage("Next: tell us about you");
  await wait(
    () => count() === 1,
    () => `the address ${count()} times`,
  );
});
