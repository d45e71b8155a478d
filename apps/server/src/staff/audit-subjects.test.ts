import { globSync, readFileSync } from "node:fs";
import { catalogueKinds } from "@hunarmand/api/catalogue/catalogue";
import { auditSubjects } from "@hunarmand/api/staff/audit/audit-subjects";
import { expect, it } from "vitest";

const folder = new URL("..", import.meta.url).pathname;
const written = /subjectType: "([^"]+)"/g;

it("each subject that the server writes into the audit log is listed, so that screens have a name for it", () => {
  const sources = globSync("**/*.ts", { cwd: folder }).filter((path) => !path.endsWith(".test.ts"));
  const found = sources.flatMap((path) =>
    [...readFileSync(`${folder}/${path}`, "utf8").matchAll(written)].map(([, subject = ""]) => subject),
  );
  expect(found.length).toBeGreaterThan(50);
  const listed: readonly string[] = auditSubjects;
  expect([...found, ...catalogueKinds].filter((subject) => !listed.includes(subject))).toEqual([]);
  expect(listed.filter((subject) => ![...found, ...catalogueKinds].includes(subject))).toEqual([]);
});
