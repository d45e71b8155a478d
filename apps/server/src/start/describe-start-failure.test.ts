import { expect, it } from "vitest";
import { describeStartFailure } from "./describe-start-failure.ts";

const fail = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

it.each([
  ["a file that cannot be written", fail("ENOSPC: no space left on device, write", "ENOSPC")],
  ["a full quota", new Error("failed", { cause: fail("quota exceeded", "EDQUOT") })],
  ["PostgreSQL's own code", fail("could not extend file", "53100")],
  ["PostgreSQL's log", fail('FATAL: could not write lock file "postmaster.pid": No space left on device')],
])("says that a disk is full, where to look and where to read on: %s", (_case, error) => {
  expect(describeStartFailure(error)).toMatch(/^A disk is full\. Look with "df -h \S+", .+docs\/production\.md/);
});

it("leaves the words of another failure as they are", () => {
  expect(describeStartFailure(fail("Name the backup"))).toBe("Name the backup");
});
