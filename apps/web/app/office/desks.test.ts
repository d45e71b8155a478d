import { getProvider, listJobs } from "@hunarmand/contract/office";
import { describe, expect, it } from "vitest";
import { desks, findDesks, mayCall } from "./desks.ts";

describe("the desks of the office", () => {
  it("a Verifier has the providers, and neither jobs nor payments", () => {
    expect(findDesks("Verifier")).toEqual(["inbox", "providers"]);
  });

  it("Finance has the payments, and no provider's papers", () => {
    expect(findDesks("Finance")).toEqual(["inbox", "payments", "cash"]);
    expect(mayCall("Finance", getProvider)).toBe(false);
  });

  it("a Dispatcher has jobs, contracts and quotes", () => {
    expect(findDesks("Dispatcher")).toEqual(["inbox", "providers", "jobs", "contracts", "quotes", "catalogue"]);
  });

  it("the Owner has every desk", () => {
    expect(findDesks("Owner")).toEqual(Object.keys(desks));
  });

  it("nobody else has any", () => {
    expect(findDesks("Customer")).toEqual([]);
    expect(findDesks("Provider")).toEqual([]);
    expect(mayCall("", listJobs)).toBe(false);
  });
});
