import { describe, expect, it } from "vitest";
import { compareRecords } from "./audit-fields.ts";

describe("the fields before and after in the audit", () => {
  it("are side by side, without unchanged ones", () => {
    const before = JSON.stringify({ offerMinutes: 30, platformFeePercent: 0, contact: {} });
    const after = JSON.stringify({ offerMinutes: 30, platformFeePercent: 10, contact: { phone: "+92" } });
    expect(compareRecords(before, after)).toEqual([
      { name: "platformFeePercent", before: "0", after: "10" },
      { name: "contact", before: "{}", after: '{"phone":"+92"}' },
    ]);
  });

  it("include those that were added or existed on one side only", () => {
    expect(compareRecords(null, '{"role":"Finance"}')).toEqual([{ name: "role", before: undefined, after: "Finance" }]);
    expect(compareRecords('{"amount":null,"note":"x"}', null)).toEqual([
      { name: "note", before: "x", after: undefined },
    ]);
    expect(compareRecords(null, null)).toEqual([]);
  });
});
