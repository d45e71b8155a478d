import type { KnownCaller } from "@hunarmand/api/jobs/callers/callers";
import { afterEach, expect, test } from "vitest";
import { jobId } from "../../../../test-setup/job-replies.ts";
import { type OpenScreen, openScreen } from "../../../../test-setup/open-screen.tsx";
import { fill, findField } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait, waitFor } from "../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

const place = { city: "Islamabad", area: "G-9", address: "House 7, Street 4" };
const job = { ...place, category: "Installations", skill: "AC Installation", subSkill: null };
const at = "2026-05-01T08:00:00.000Z";
const caller: KnownCaller = {
  ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", name: "Ayesha Siddiqui", isBlocked: false },
  places: [{ label: "Mother", ...place, address: "House 9" }],
  jobs: [
    { ...job, id: jobId, jobNumber: "H-10490", status: "Accepted", createdDate: at, skill: "Geyser" },
    { ...job, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12", jobNumber: "H-10482", status: "Completed", createdDate: at },
  ],
};
const lookups = {
  cities: { body: [{ id: 1, name: "Islamabad" }] },
  "areas/1": { body: [{ id: 1, name: "G-9" }] },
  categories: { body: [{ id: 1, name: "Installations" }] },
};

const open = (callers: KnownCaller | null, held = {}) =>
  visit({
    path: "/office/jobs/new",
    who: { role: "Dispatcher" },
    replies: {
      callers: { body: { caller: callers } },
      ...lookups,
      ...held,
      "create-job": { status: 201, body: { message: "Posted.", jobId, jobNumber: "H-10500" } },
    },
  });

let again: OpenScreen | undefined;
afterEach(() => again?.close());

let keys = 0;

/** Types a key into the field with the focus, as a person does. */
function type(letter: string): void {
  keys++;
  const field = document.activeElement as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, field.value + letter);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const stops = () =>
  [...document.querySelectorAll<HTMLElement>("main form :is(input, select, textarea, button, a[href])")].filter(
    (stop) => !stop.matches(":disabled, [tabindex='-1'], [hidden]"),
  );

function pressTab(): void {
  keys++;
  const all = stops();
  all[all.indexOf(document.activeElement as HTMLElement) + 1]?.focus();
}

function pressEnter(): void {
  keys++;
  (document.activeElement as HTMLElement).click();
}

test("a number recognises the caller, and their last job is posted again with at most 15 keys", async () => {
  await open(caller);
  await wait(
    () => document.activeElement?.getAttribute("name") === "customerPhone",
    "focus in the number at the start",
  );
  keys = 0;
  for (const digit of "03031234567") type(digit);
  await readPage("This is Ayesha Siddiqui.");
  await waitFor(() => expect(findField("customerName")?.value).toBe("Ayesha Siddiqui"));
  pressTab();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Same again: AC Installation, H-10482");
  pressEnter();
  await wait(() => document.activeElement?.getAttribute("type") === "submit", "focus on the button that posts");
  await waitFor(() => expect(findField("address")?.value).toBe(place.address));
  pressEnter();
  await readToast("Posted.");
  expect(keys).toBeLessThanOrEqual(15);
});

test("the caller's open jobs are counted and lead to their pages, and an address fills the place alone", async () => {
  await open(caller);
  await wait(
    () => document.activeElement?.getAttribute("name") === "customerPhone",
    "focus in the number at the start",
  );
  for (const digit of "03031234567") type(digit);
  await readPage("This is Ayesha Siddiqui.");
  const card = document.querySelector(".caller-card");
  expect(card?.textContent).toContain("1 job is open.");
  expect([...(card?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toContain(
    `/office/jobs/${jobId}`,
  );
  [...(card?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === "Use this address")?.click();
  await waitFor(() => expect(findField("address")?.value).toBe("House 9"));
  expect(findField("description")?.value).toBe("");
});

test("a number that nobody has leaves the form as it was typed", async () => {
  await open(null);
  await wait(
    () => document.activeElement?.getAttribute("name") === "customerPhone",
    "focus in the number at the start",
  );
  for (const digit of "03001112223") type(digit);
  await readPage("This number is new. We will create the customer.");
  expect(document.querySelector(".caller-card")).toBeNull();
  expect(findField("customerName")?.value).toBe("");
});

test("another number in a restored order replaces the number and the name of the former caller", async () => {
  await open(null);
  await fill({ customerPhone: "03031234567", customerName: "Ayesha", address: "House 7" });
  await readPage("This number is new. We will create the customer.");
  await leave();
  again = openScreen("/office/jobs/new");
  await wait(() => findField("customerName")?.value === "Ayesha", "restored order");
  const phone = findField("customerPhone") as HTMLInputElement;
  await waitFor(() => expect(phone.selectionEnd).toBe(phone.value.length));
  expect(phone.selectionStart, "typing replaces the number").toBe(0);
  await fill({ customerPhone: "03001112223" });
  await wait(() => findField("customerName")?.value === "", "empty name");
  expect(findField("address")?.value).toBe("House 7");
});

test("Tab stops at every field, also while its choices are loading", async () => {
  await open(null, { cities: { isHeld: true }, categories: { isHeld: true } });
  await wait(
    () => document.activeElement?.getAttribute("name") === "customerPhone",
    "focus in the number at the start",
  );
  const names = stops().map((stop) => stop.getAttribute("name"));
  for (const name of ["customerName", "category", "skill", "subSkill", "city", "area", "address"])
    expect(names).toContain(name);
});
