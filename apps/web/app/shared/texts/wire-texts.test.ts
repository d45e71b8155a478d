import { afterEach, expect, test } from "vitest";
import { setLanguage } from "./messages.ts";
import { translateRefusal } from "./wire-texts.ts";

afterEach(async () => {
  await setLanguage("en");
});

/** Returns the Urdu text of one changed fact. */
async function sayInUrdu(field: string, values: Record<string, string | number>): Promise<string | undefined> {
  await setLanguage("ur");
  const issue = { field, code: "now-text" as const, values, message: "It is now." };
  return (await translateRefusal({ message: "Changed.", issues: [issue] })).issues[0]?.message;
}

test.each([
  ["a status of a job", "read.status", { now: "Accepted" }, "قبول ہو گیا"],
  ["a role", "read.role", { now: "Owner" }, "مالک"],
  ["a presence", "marks.2.read.presence", { now: "half" }, "آدھا دن"],
  [
    "a time",
    "read.startsAt",
    { now: "2 Mar 2026, 13:00", at: "2026-03-02T08:00:00.000Z" },
    "2 مارچ، 2026، دوپہر\u00A01:00",
  ],
  ["what a person wrote", "read.note", { now: "Accepted by Ali" }, "Accepted by Ali"],
])("a fact that has changed is named in Urdu: %s", async (_kind, field, values, said) => {
  expect(await sayInUrdu(field, values)).toBe(`اب یہ ہے: ”\u2068${said}\u2069“۔`);
});
