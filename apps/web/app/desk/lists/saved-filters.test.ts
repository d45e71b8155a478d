import { beforeEach, expect, it } from "vitest";
import { readStored } from "./saved-filters.ts";

beforeEach(() => localStorage.clear());

it("filters of an earlier version are none when the browser stores something else", () => {
  for (const stored of ["", "{", "[]", '{"/office/jobs":[{"name":1}]}']) {
    localStorage.setItem("officeFilters", stored);
    expect(readStored()).toEqual({});
  }
});
