import { expect, test } from "vitest";
import { findRoad } from "./find-road.ts";

const profile = { cnic: "6110176543211", fatherName: "Gul Zaman", gender: "male", status: "Pending" } as const;
const sent = [
  { kind: "cnic-front", state: "received" },
  { kind: "cnic-back", state: "reviewing" },
  { kind: "contract-paper", state: "missing" },
] as const;
const visit = { isBooked: false, came: false };
const whole = { profile, papers: sent, visit };

test.each([
  ["what is on the CNIC, first", { profile: { ...profile, cnic: "" } }, { now: "papers", next: "details" }],
  ["the pictures of the CNIC", { papers: [] }, { now: "papers", next: "papers" }],
  ["a refused picture again", { papers: [sent[0], { kind: "cnic-back", state: "refused" }] }, { next: "papers" }],
  ["a time for the visit, without the contract paper", {}, { now: "visit", next: "visit" }],
  ["the visit, to which they bring their CNIC", { papers: [], visit: { ...visit, isBooked: true } }, { now: "visit" }],
  ["the visit", { visit: { ...visit, isBooked: true } }, { now: "visit", next: "goThere" }],
  ["nothing, once they came", { visit: { isBooked: false, came: true } }, { now: "look", next: "wait" }],
  ["what the office asks for", { profile: { ...profile, status: "SentBack" } }, { now: "papers", next: "handIn" }],
] as const)("the next thing is %s", (_thing, changes, road) => {
  expect(findRoad({ ...whole, ...changes })).toMatchObject(road);
});
