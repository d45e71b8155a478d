import { beforeEach, describe, expect, it } from "vitest";
import { addFilter, readFilters } from "./saved-filters.ts";

beforeEach(() => localStorage.clear());

describe("saved filters", () => {
  it("are empty when the browser stores something else", () => {
    for (const stored of ["", "{", "[]", '{"/office/jobs":[{"name":1}]}']) {
      localStorage.setItem("officeFilters", stored);
      expect(readFilters()).toEqual({});
    }
  });

  it("keep one entry for each name, and drop the oldest for a new one", () => {
    const first = { name: "Waiting", search: "?status=Pending" };
    const again = { name: "Waiting", search: "?status=SentBack" };
    expect(addFilter([first], again)).toEqual([again]);
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `Filter ${index}`, search: "?a=1" }));
    expect(addFilter(many, first)).toEqual([...many.slice(1), first]);
  });
});
