import { getDayBoard } from "@hunarmand/api/jobs/board/day-board";
import { listJobs } from "@hunarmand/api/jobs/office";
import { getProvider } from "@hunarmand/api/providers/office";
import { listOfficeRecordings } from "@hunarmand/api/recordings/recordings";
import { listSecurityEvents } from "@hunarmand/api/staff/security-log";
import { describe, expect, it } from "vitest";
import { deskGroups, desks, findDesks, mayCall } from "./desks.ts";

describe("the desks of the office", () => {
  it.each([
    ["Verifier", ["providers"], ["customers", "jobs", "payments", "staff", "audit"]],
    ["Finance", ["payments", "cash", "customers"], ["providers", "jobs", "settings"]],
    [
      "Dispatcher",
      ["providers", "dispatch", "jobs", "contracts", "quotes", "catalogue"],
      ["payments", "cash", "inquiries"],
    ],
    ["Support", ["inquiries", "reviews", "outbox", "jobs"], ["dispatch", "payments", "contracts", "staff", "audit"]],
  ] as const)("a %s has %j, and not %j", (role, own, others) => {
    const found = findDesks(role);
    expect(found).toEqual(expect.arrayContaining(["inbox", ...own]));
    for (const desk of others) expect(found).not.toContain(desk);
  });

  it("Finance does not see a provider's documents", () => expect(mayCall("Finance", getProvider)).toBe(false));

  it("the board is listed for roles that may call it", () => expect(desks.dispatch.access).toEqual(getDayBoard.access));

  it("the recordings are listed for roles that may list them", () =>
    expect(desks.recordings.access).toEqual(listOfficeRecordings.access));

  it("the security log is listed for roles that may read it", () =>
    expect(desks.securityLog.access).toEqual(listSecurityEvents.access));

  it("the Owner has every desk", () => {
    expect(findDesks("Owner")).toEqual(Object.keys(desks));
  });

  it("every desk is in a group, next to the other desks of the group in the menu", () => {
    const groups = findDesks("Owner").map((desk) => desks[desk].group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...deskGroups]);
  });

  it("other roles have no desk", () => {
    expect(findDesks("Customer")).toEqual([]);
    expect(findDesks("Provider")).toEqual([]);
    expect(mayCall("", listJobs)).toBe(false);
  });
});
