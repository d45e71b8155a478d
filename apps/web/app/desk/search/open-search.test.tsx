import type { Found } from "@hunarmand/api/staff/search";
import { expect, test } from "vitest";
import { readPage, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const ayesha: Found = { kind: "customer", id, name: "Ayesha Siddiqui", detail: "+923031234567", status: null };
const job: Found = { kind: "job", id, name: "H-10482", detail: "AC Installation, Ayesha", status: "Requested" };

const options = () => [...document.querySelectorAll("[role=option]")];
const names = () => options().map((option) => option.textContent);

function pressKey(target: EventTarget, code: string, rest: KeyboardEventInit = {}) {
  const key = code.replace(/^Key/, "").toLowerCase();
  target.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true, ...rest }));
}

/** Opens the office as this role. Its keys are ready once it has asked for its counters. */
async function openOffice(role: string, found: Found[]): Promise<void> {
  const replies = { due: { body: [] }, search: { body: found }, Admin: { body: {} } };
  await visit({ path: "/office", who: { role }, replies });
  await readPage("Nothing is due.");
  await readPage("Your desks have no counters.");
}

/** Opens the search as this role, and types. */
async function search(role: string, typed: string, found: Found[]): Promise<HTMLInputElement> {
  await openOffice(role, found);
  pressKey(document.documentElement, "KeyK", { ctrlKey: true });
  const input = await wait(() => document.querySelector<HTMLInputElement>("[role=combobox]"), "field of the search");
  setValue(input, typed);
  return input;
}

function setValue(input: HTMLInputElement, typed: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

const waitForNames = (expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));

test("the field of the search takes every letter from the first key, also while the search is loading", async () => {
  await openOffice("Support", [ayesha]);
  pressKey(document.documentElement, "KeyK", { ctrlKey: true });
  await wait(() => document.activeElement?.matches("[data-office-search]"), "field for the first letters");
  for (const letter of "ali raza") {
    const field = document.activeElement as HTMLInputElement;
    setValue(field, field.value + letter);
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  }
  await waitFor(() => expect(document.querySelector<HTMLInputElement>("[role=combobox]")?.value).toBe("ali raza"));
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("combobox"));
  expect(document.querySelectorAll("[data-office-search]")).toHaveLength(1);
  await waitForNames(["Ayesha Siddiqui+923031234567"]);
});

test("Ctrl-K finds records and desks, marks the first one, and Enter opens it", async () => {
  const input = await search("Dispatcher", "10482", [job]);
  await waitForNames(["H-10482AC Installation, Ayesha"]);
  await waitFor(() => expect(input.getAttribute("aria-activedescendant")).toBe(options()[0]?.id));
  expect(options()[0]?.getAttribute("aria-selected")).toBe("true");
  pressKey(input, "Enter");
  await waitForPath(`/office/jobs/${id}`);
});

test("an arrow marks the next result, which opens a customer", async () => {
  const input = await search("Support", "jo", [ayesha]);
  await waitForNames(["Ayesha Siddiqui+923031234567", "Jobs"]);
  for (const code of ["ArrowDown", "ArrowUp"]) pressKey(input, code);
  await waitFor(() => expect(options()[0]?.getAttribute("aria-selected")).toBe("true"));
  pressKey(input, "Enter");
  await waitForPath(`/office/customers/${id}`);
});

test("letters typed right after Ctrl-K go into the search, and decide nothing", async () => {
  const due = { kind: "job", who: "Ayesha", work: null, place: null, number: null, amount: null, deadline: null };
  const replies = { due: { body: [{ ...due, id, since: new Date().toISOString() }] }, Admin: { body: {} } };
  await visit({ path: "/office", who: { role: "Dispatcher" }, replies });
  await readPage("1 thing is due.");
  await readPage("Your desks have no counters.");
  document.querySelector<HTMLElement>(".due-row")?.focus();
  pressKey(document.documentElement, "KeyK", { ctrlKey: true });
  await wait(() => document.querySelector("[data-office-search]"), "search on its way");
  pressKey(document.documentElement, "KeyA");
  await wait(() => document.activeElement?.getAttribute("role") === "combobox", "field that takes the letters");
  expect(document.querySelector("h1")?.textContent).toBe("What is waiting");
  expect(document.querySelector("dialog")).toBeNull();
});

test("the search offers each role only its own desks, and says when it finds nothing", async () => {
  await search("Verifier", "", []);
  await wait(() => names().includes("Visits"), "desks of a Verifier");
  for (const desk of ["Jobs", "Payments", "Staff", "New job by phone"]) expect(names()).not.toContain(desk);
  await search("Finance", "zz", []);
  await wait(() => document.body.textContent?.includes("Nothing was found for these words."), "word on nothing found");
});
