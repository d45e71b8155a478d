import { getDayBoard } from "@hunarmand/api/jobs/board/day-board";
import { listJobs } from "@hunarmand/api/jobs/office";
import { getProvider } from "@hunarmand/api/providers/office";
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

  it("Finance sees no provider's papers", () => expect(mayCall("Finance", getProvider)).toBe(false));

  it("the board is at hand for those who may call it", () => expect(desks.dispatch.access).toEqual(getDayBoard.access));

  it("the security log is at hand for those who may read it", () =>
    expect(desks.securityLog.access).toEqual(listSecurityEvents.access));

  it("the Owner has every desk", () => {
    expect(findDesks("Owner")).toEqual(Object.keys(desks));
  });

  it("every desk stands in a group, beside its like in the menu", () => {
    const groups = findDesks("Owner").map((desk) => desks[desk].group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...deskGroups]);
  });

  it("nobody else has any", () => {
    expect(findDesks("Customer")).toEqual([]);
    expect(findDesks("Provider")).toEqual([]);
    expect(mayCall("", listJobs)).toBe(false);
  });
});
