import { describe, expect, it } from "vitest";
import { readAuditSearch } from "./audit-search.ts";

/** As screens have them, one in Urdu. */
const names = { provider: "Handyman", contract: "ٹھیکہ", "wallet-payment": "Wallet payment" };

describe("a search in the audit", () => {
  it.each([
    ["6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", { subjectId: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11" }],
    ["17", { subjectId: "17" }],
    ["job.arrival-override", { action: "job.arrival-override" }],
    [" Nadia ", { actor: "Nadia" }],
    ["contract", { subjectType: "contract" }],
    ["Contracts", { subjectType: "contract" }],
    ["wallet payment", { subjectType: "wallet-payment" }],
    ["Handyman", { subjectType: "provider" }],
    ["ٹھیکہ", { subjectType: "contract" }],
    ["", {}],
    [null, {}],
  ])("for %j uses the right field", (text, query) => expect(readAuditSearch(text, names)).toEqual(query));
});
