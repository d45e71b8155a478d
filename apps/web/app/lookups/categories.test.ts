import { describe, expect, it } from "vitest";
import { findCategory, postLink, readCategory } from "./categories.ts";

describe("the category pages", () => {
  it("are distinguished by their path", () => {
    expect(readCategory("/domestic")).toBe("domestic");
    expect(readCategory("/repairer/")).toBe("repairer");
  });

  it("link to the posting form with the catalogue's name", () => {
    const { catalogueName } = findCategory("repairer");
    expect(postLink(catalogueName)).toBe("/jobs/new?category=Maintenance+and+Repairers");
    expect(postLink("Installations", "AC Installation")).toBe("/jobs/new?category=Installations&skill=AC+Installation");
  });
});
