import { describe, expect, it } from "vitest";
import { readAuditSearch } from "./audit-search.ts";

describe("a search in the audit", () => {
  it.each([
    ["6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", { subjectId: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11" }],
    ["17", { subjectId: "17" }],
    ["job.arrival-override", { action: "job.arrival-override" }],
    [" Nadia ", { actor: "Nadia" }],
    ["", {}],
    [null, {}],
  ])("for %j uses the right field", (text, query) => expect(readAuditSearch(text)).toEqual(query));
});
