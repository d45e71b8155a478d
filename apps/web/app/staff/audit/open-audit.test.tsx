import type { AuditEntry } from "@hunarmand/api/staff/audit/audit";
import { auditSteps } from "@hunarmand/api/staff/audit/audit-steps";
import { auditSubjects } from "@hunarmand/api/staff/audit/audit-subjects";
import { expect, test } from "vitest";
import { wait } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";
import { setLanguage } from "../../shared/texts/messages.ts";

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

const actions = Object.entries(auditSteps).flatMap(([noun, verbs]) => verbs.map((verb) => `${noun}.${verb}`));

test.each(["en", "ur"] as const)(
  "each step of the audit log is said in words, with its name below them: %s",
  async (language) => {
    await setLanguage(language);
    try {
      const unknown = { ...entry(0, "job", batchId), action: "job.invented" };
      const known = actions.map((action, index) => ({ ...entry(index + 1, "job", batchId), action }));
      await visit({ path: "/office/audit", who: { role: "Owner" }, replies: { audit: { body: [...known, unknown] } } });
      await wait(() => document.querySelectorAll(".audit-step").length === actions.length + 1, "steps");
      const cells = [...document.querySelectorAll(".audit-step")].map((code) => ({
        code: code.textContent ?? "",
        words: (code.parentElement?.textContent ?? "").slice(0, -(code.textContent ?? "").length),
      }));
      const isSaid = (words: string) => (language === "en" ? /^[A-Z][^{}]{5,}$/ : /^[^{}a-z]{5,}$/).test(words);
      expect(cells.filter(({ code, words }) => code !== unknown.action && !isSaid(words))).toEqual([]);
      expect(cells.find(({ code }) => code === unknown.action)?.words).toBe("");
      expect(new Set(cells.map(({ words }) => words)).size).toBe(cells.length);
    } finally {
      await setLanguage("en");
    }
  },
);
