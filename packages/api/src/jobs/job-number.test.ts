import { describe, expect, it } from "vitest";
import { findTypedJobNumber, toJobNumber } from "./job-number.ts";

describe("a job's number", () => {
  it("is found in any usual spelling", () => {
    for (const typed of [toJobNumber(10482), "h-10482", "H 10482", "h10482", " 10482 "]) {
      expect(findTypedJobNumber(typed)).toBe(10482);
    }
  });

  it("is not found in phone numbers, CNICs, names and references of inquiries", () => {
    for (const typed of [
      "03001234567",
      "3520112345671",
      "111-486-276",
      "Hassan",
      "H-4K7PM-2X9QD",
      "H-1234567890",
      "",
    ]) {
      expect(findTypedJobNumber(typed)).toBeUndefined();
    }
  });
});
