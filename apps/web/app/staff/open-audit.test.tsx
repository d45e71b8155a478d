import { auditSubjects } from "@hunarmand/api/staff/audit-subjects";
import type { AuditEntry } from "@hunarmand/api/staff/staff";
import { expect, test } from "vitest";
import { wait } from "../../test-setup/screen-person.ts";
import { visit } from "../../test-setup/visit.ts";

const batchId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const entry = (id: number, subjectType: string, subjectId: string): AuditEntry => ({
  ...{ id, at: "2026-05-01T08:00:00.000Z", actorName: "Nadia", action: "payout.file", subjectType, subjectId },
  ...{ before: null, after: null, reason: null },
});

test("each subject of the audit log has a name, and a batch of payouts leads to its page", async () => {
  const entries = auditSubjects.map((subject, index) => entry(index, subject, batchId));
  await visit({ path: "/office/audit", who: { role: "Owner" }, replies: { audit: { body: entries } } });
  await wait(() => document.querySelectorAll(".audit-id").length === entries.length, "entries");
  const cells = [...document.querySelectorAll(".audit-id")].map(
    ({ parentElement }) => parentElement?.textContent ?? "",
  );
  expect(cells.filter((text, index) => text.startsWith(auditSubjects[index] ?? ""))).toEqual([]);
  const linkOf = (text: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>("main td a, main article a")].find(
      ({ textContent }) => textContent === text,
    );
  expect(linkOf("Payouts")?.getAttribute("href")).toBe(`/office/payouts/${batchId}`);
  expect(cells.some((text) => text.startsWith("Bank's file of payouts"))).toBe(true);
  expect(linkOf("Bank's file of payouts")).toBeUndefined();
  const choices = [...document.querySelectorAll("option")].map(({ value }) => value);
  expect(auditSubjects.filter((subject) => !choices.includes(subject))).toEqual([]);
});
