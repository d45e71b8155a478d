import { expect, test } from "vitest";
import { matchWork } from "./match-work.ts";

const works = [
  { category: "Maintenance and Repairers", skill: "Pipe Repair" },
  { category: "Installations", skill: "Plumbing Installation" },
  { category: "Installations", skill: "AC Installation" },
];
const find = (typed: string) => matchWork(works, typed).map(({ skill }) => skill);

test("all words typed have to be found, in any order and case, and a name that begins with them comes first", () => {
  expect(find("install")).toEqual(["Plumbing Installation", "AC Installation"]);
  expect(find("INSTALLATION ac")).toEqual(["AC Installation"]);
  expect(find("p")).toEqual(["Pipe Repair", "Plumbing Installation"]);
  expect(find("repair")).toEqual(["Pipe Repair"]);
});

test("nothing typed finds nothing", () => {
  expect(find("  ")).toEqual([]);
  expect(find("piano")).toEqual([]);
});
