import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Call } from "@hunarmand/api/call";
import { officeRoles } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { describe, expect, it } from "vitest";

/** Checks in the source that every change follows docs/security-rules.md SS2 and SG2. */
const source = join(import.meta.dirname, "../../src");
const read = (file: string): string => readFileSync(file, "utf8");

const isOfficeAlone = ({ access, method }: Call): boolean =>
  method !== "GET" &&
  typeof access !== "string" &&
  access.every((audience) => (officeRoles as readonly string[]).includes(audience));

/** Several short use cases of one noun may share a file. */
const useCaseFiles = globSync("*/**/*.ts", { cwd: source, exclude: ["**/*.test.ts", "**/*.queries.ts"] }).map((path) =>
  join(source, path),
);

const nounOf = (file: string): string | undefined => relative(source, file).split(sep)[0];

/** The source of the use case, with all that it imports from its noun. */
function readWhole(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return "";
  seen.add(file);
  const text = read(file);
  const imported = [...text.matchAll(/^import (?!type)[^;]*?from "(\.\.?\/[^"]+)";/gms)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  const own = imported.filter((each) => nounOf(each) === nounOf(file));
  return [text, ...own.map((each) => readWhole(each, seen))].join("\n");
}

describe("every change that only the office may make (security rules, Logs and audit)", () => {
  // An enrolled phone has no effect until its confirmation, which is audited. Renewing a session and reading a file change nothing.
  // A regular export changes only what mails its own person gets; each download of its file is audited.
  const ownMails = ["reports.scheduleExport", "reports.endExportSchedule"];
  const exempt = ["staff.enrolOneTimeCode", "account.renewSession", "payouts.readBankFile", ...ownMails];
  const changes = Object.entries(calls).filter(([name, call]) => isOfficeAlone(call) && !exempt.includes(name));

  it("is found by this test", () => {
    expect(changes.length).toBeGreaterThan(25);
  });

  it.each(changes)("%s leaves an audit row", (name) => {
    const useCase = name.split(".").at(-1) ?? "";
    const file = useCaseFiles.find((path) =>
      new RegExp(`export (?:const|async function) ${useCase}\\b`).test(read(path)),
    );
    expect(file, useCase).toBeDefined();
    // `takeDecision` writes the row that its `audit` describes.
    expect(readWhole(file ?? "")).toMatch(/await writeAudits?\(|insert into audit_entries|^ +audit: \(/m);
  });
});

describe("history (security rules, State)", () => {
  const trails = ["audit_entries", "security_events", "job_events", "contract_events", "ledger_lines"];
  it.each([...trails, "ledger_transactions"])("rows of %s are never changed or deleted", (table) => {
    const camel = table.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const changes = new RegExp(
      `(updateTable|deleteFrom)\\("${camel}"|(update|delete from|truncate)\\s+${table}\\b`,
      "i",
    );
    // Each start moves the demo's jobs to today: they are sample data.
    // The words of a closed account are removed after the legal time.
    // A task deletes old rows of the security log.
    const leftOut = [".test.ts", "renew-town.ts", "erase-trails.queries.ts", "security-events.queries.ts"];
    const isLeftOut = (file: string) => leftOut.some((end) => file.endsWith(end));
    const files = globSync("**/*.ts", { cwd: source, exclude: isLeftOut });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => changes.test(read(join(source, file))))).toEqual([]);
  });
});
