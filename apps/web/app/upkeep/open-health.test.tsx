import { expect, test } from "vitest";
import { findButton, press } from "../../test-setup/screen-person.ts";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../test-setup/visit.ts";
import { formatUnit } from "./format-unit.ts";

const fine = { name: "database", state: "fine", problem: null, facts: [{ name: "sizeBytes", value: 12_400_000 }] };
const late = {
  ...{ name: "backup", state: "fault", problem: "backup-late" },
  facts: [
    { name: "lastAt", value: "2026-11-20T22:10:00.000Z" },
    { name: "ageSeconds", value: 200_000 },
    { name: "place", value: "/srv/backups" },
  ],
};

const part = (name: string) => ({ name, state: "fine", problem: null, facts: [] });

test("the Owner tries mail, text messages, files and the card gateway, and reads the other side's words", async () => {
  const checks = ["mail", "messages", "cards", "storage", "clock"].map(part);
  const done = { part: "mail", outcome: "failed", words: "550 No such mailbox", milliseconds: 12 };
  const replies = { health: { body: { checks } }, try: { body: done } };
  await visit({ path: "/office/health", who: { role: "Owner" }, replies });
  await press("Send me a test email");
  await readPage("It failed. The answer was:");
  expect(readMain()).toContain("550 No such mailbox");
  await press("Send a test SMS");
  await readPage("Please enter a Pakistani mobile number, such as 0300 1234567.");
  expect(findButton("Ask the gateway")).toBeTruthy();
  expect(findButton("Write and read a file")).toBeTruthy();
});

const readMain = () => document.querySelector("main")?.textContent ?? "";

test("the Owner reads what is broken first, its facts, and what to do", async () => {
  const replies = { health: { body: { checks: [fine, late] } } };
  await visit({ path: "/office/health", who: { role: "Owner" }, replies });
  await readPage("1 part needs you.");
  for (const text of ["Act now", "The last backup is older than 26 hours.", "2 days", "/srv/backups"])
    await wait(() => readMain().includes(text), text);
  expect(readMain()).toMatch(/21.Nov.2026.+12 MB/);
  expect(readMain().indexOf("Backup")).toBeLessThan(readMain().indexOf("Database"));
});

test.each(["Verifier", "Dispatcher", "Finance", "Support"])("a %s cannot open it", async (role) => {
  await visit({ path: "/office/health", who: { role } });
  await waitForPath("/office");
});

test.each([
  ["sizeBytes", 0, { name: "bytes", amount: 0 }],
  ["sizeBytes", 999, { name: "bytes", amount: 999 }],
  ["freeBytes", 67_000_000_000, { name: "gigabytes", amount: 67 }],
  ["ageSeconds", 119, { name: "seconds", amount: 119 }],
  ["ageSeconds", 7_200, { name: "hours", amount: 2 }],
  ["files", 7, undefined],
] as const)("%s of %d", (name, value, shown) => expect(formatUnit(name, value)).toEqual(shown));
