import { describe, expect, it } from "vitest";
import { checkLocales } from "./check-locales.ts";
import type { Locales } from "./read-locales.ts";
import { writeState } from "./states.ts";

const english = { close: "Shut", cancel: "Stop it", job: "Your job" };

const check = (translated: Record<string, string>, more: Partial<Locales> = {}) =>
  checkLocales({
    ...{ folder: "locales", language: "ur", allowances: {}, states: {} },
    english: new Map([["jobs", english]]),
    translated: new Map([["jobs", translated]]),
    ...more,
  });

describe("the translation of a workspace", () => {
  it("may lack catalogues and texts, which are listed", () => {
    const report = check({}, { translated: new Map() });
    expect(report).toMatchObject({ faults: [], missing: ["jobs: close", "jobs: cancel", "jobs: job"] });
  });

  it("may not have a catalogue that English lacks", () => {
    const translated = new Map([["jbos", { close: "بند" }]]);
    expect(check({}, { translated }).faults).toEqual(["locales/ur/jbos is unknown"]);
  });

  it("does not say two things with one text, unless that is allowed with a reason", () => {
    const same = { close: "بند کریں", cancel: "بند کریں۔" };
    expect(check(same).faults).toEqual([expect.stringContaining("jobs: cancel is")]);
    const allowances = { "same-text": { "jobs: cancel": "both end what is shown" } };
    expect(check(same, { allowances }).faults).toEqual([]);
  });

  it("has no allowance that nothing needs", () => {
    const allowances = { glossary: { "jobs: job": "a position" } };
    expect(check({ job: "آپ کا کام" }, { allowances }).faults[0]).toContain("needs no allowance");
    expect(check({ job: "آپ کی نوکری" }, { allowances }).faults).toEqual([]);
    expect(check({ job: "آپ کی نوکری" }).faults[0]).toContain("کام");
  });

  it("counts how far its texts are, and a changed text must be read again", () => {
    const read = writeState("blind", english.job, "آپ کا کام");
    const states = { jobs: { job: read } };
    expect(check({ job: "آپ کا کام", close: "بند کریں" }, { states })).toMatchObject({
      faults: [],
      counts: { drafted: 1, blind: 1, native: 0 },
    });
    expect(check({ job: "یہ کام" }, { states }).faults[0]).toContain("was changed after it was read");
  });
});
