import { expect, it } from "vitest";
import { AppError } from "./app-error.ts";
import { assertAsRead, type Facts } from "./as-read.ts";

function say(read: Facts, now: Facts): string[] {
  try {
    assertAsRead(read, now);
    return [];
  } catch (error) {
    return error instanceof AppError
      ? error.issues.map(({ field, message }) => `${field}: ${message}`)
      : [String(error)];
  }
}

const eight = new Date("2026-03-02T08:00:00.000Z");

it.each<[string, Facts, Facts, string[]]>([
  ["an amount", { amount: 5_000 }, { amount: 500_000.5 }, ["read.amount: It is now PKR 500,000.5."]],
  ["a time, in Pakistan", { at: "2026-03-01T08:00:00Z" }, { at: eight }, ['read.at: It is now "2 Mar 2026, 13:00".']],
  ["a word", { status: "Requested" }, { status: "Accepted" }, ['read.status: It is now "Accepted".']],
  ["that there is none any more", { note: "Tools" }, { note: null }, ["read.note: There is none now."]],
  ["a person, without their id", { id: null }, { id: crypto.randomUUID() }, ["read.id: It is a different one now."]],
  ["papers", { papers: [] }, { papers: [eight] }, ["read.papers: It is a different one now."]],
  ["a fact that was not named at all", {}, { amount: 1 }, ["read.amount: It is now PKR 1."]],
])("says what is another one by now: %s", (_name, read, now, said) => {
  expect(say(read, now)).toEqual(said);
});

it("treats two spellings of one instant, and a list in another order, as equal", () => {
  const nine = new Date("2026-03-02T09:00:00.000Z");
  expect(say({ at: "2026-03-02T13:00:00+05:00" }, { at: eight })).toEqual([]);
  expect(say({ papers: [nine.toISOString(), eight.toISOString()] }, { papers: [eight, nine] })).toEqual([]);
});
