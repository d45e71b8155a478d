import { beforeEach, describe, expect, it } from "vitest";
import { addFilter, readFilters } from "./saved-filters.ts";

beforeEach(() => localStorage.clear());

describe("filters that a browser keeps", () => {
  it("are none where something else is stored", () => {
    for (const stored of ["", "{", "[]", '{"/office/jobs":[{"name":1}]}']) {
      localStorage.setItem("officeFilters", stored);
      expect(readFilters()).toEqual({});
    }
  });

  it("take a name once, and make room for new ones", () => {
    const first = { name: "Waiting", search: "?status=Pending" };
    const again = { name: "Waiting", search: "?status=SentBack" };
    expect(addFilter([first], again)).toEqual([again]);
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `Filter ${index}`, search: "?a=1" }));
    expect(addFilter(many, first)).toEqual([...many.slice(1), first]);
  });
});
