import { beforeEach, describe, expect, it } from "vitest";
import { keepDraft as keep } from "../../../shared/drafts/drafts.ts";
import { emptyDraft } from "./job-draft.ts";
import { changeOf, forgetDraft, keepDraft, presetWork, restoreDraft, toTypedPosting } from "./kept-draft.ts";

const draft = {
  ...emptyDraft,
  category: "Installations",
  skill: "AC Installation",
  city: "Islamabad",
  area: "G-9",
  address: "House 12",
};

const work = { category: "Installations", skill: "AC Installation" };
const repair = { category: "Maintenance and Repairers", skill: "Plumbing Repair" };

beforeEach(() => sessionStorage.clear());

describe("a job draft", () => {
  it("returns after a reload, at the same step", () => {
    keepDraft({ draft, step: "review" });
    expect(restoreDraft()).toEqual({ draft, step: "review" });
  });

  it("for changing a posted job is separate from the draft of a new job", () => {
    const change = changeOf("job-1");
    keepDraft({ draft: { description: "Two taps" }, step: "what" }, change);
    expect(restoreDraft(change, draft)).toEqual({ draft: { ...draft, description: "Two taps" }, step: "what" });
    expect(restoreDraft()).toEqual({ draft: emptyDraft, step: "what" });
    expect(restoreDraft(changeOf("job-2"), draft)).toEqual({ draft, step: "what" });
  });

  it("for changing a posted job begins at the check, where each part has its way to change it", () => {
    const change = changeOf("job-1");
    expect(restoreDraft(change, draft, "review")).toEqual({ draft, step: "review" });
    keepDraft({ draft: {}, step: "when" }, change);
    expect(restoreDraft(change, draft, "review").step).toBe("when");
  });

  it("that the server has refused keeps the place where it waits with its files", () => {
    const { form, values } = toTypedPosting({ draft, step: "what", waitingAs: "posting" });
    keep({ form }, values);
    expect(restoreDraft()).toEqual({ draft, step: "review", waitingAs: "posting" });
  });

  it("is deleted once the job is posted", () => {
    keepDraft({ draft, step: "review" });
    forgetDraft();
    expect(restoreDraft()).toEqual({ draft: emptyDraft, step: "what" });
  });

  it("starts empty when the kept one cannot be read", () => {
    for (const text of ["{broken", "null"]) {
      sessionStorage.setItem("draft:guest:job-posting:", text);
      expect(restoreDraft()).toEqual({ draft: emptyDraft, step: "what" });
    }
  });

  it("restores only texts", () => {
    const values = { draft: { category: [7], address: "House 12" }, step: "review" };
    const stored = JSON.stringify({ values, path: "/jobs/new", endsAt: Date.now() + 1_000_000 });
    sessionStorage.setItem("draft:guest:job-posting:", stored);
    expect(restoreDraft()).toEqual({ draft: { ...emptyDraft, address: "House 12" }, step: "what" });
  });
});

describe("a link that names the work", () => {
  it("sets the category and keeps the address", () => {
    const { draft: preset, step } = presetWork(
      { draft, step: "review" },
      new URLSearchParams({ category: "Construction" }),
    );
    expect(preset).toEqual({ ...draft, category: "Construction", skill: "" });
    expect(step).toBe("what");
  });

  it("brings the words of the search as the description, until other work is searched", () => {
    const start = { draft: emptyDraft, step: "what" } as const;
    const tap = presetWork(start, new URLSearchParams({ ...repair, words: "nal tapak raha hai" }));
    expect(tap.draft).toMatchObject({ ...repair, description: "nal tapak raha hai" });
    keepDraft(tap);
    const ac = presetWork(restoreDraft(), new URLSearchParams({ ...work, words: "AC not cooling" }));
    expect(ac.draft).toMatchObject({ ...work, description: "AC not cooling" });
    expect(presetWork(ac, new URLSearchParams(repair)).draft.description).toBe("");
  });

  it("keeps the price of a result without exact work: what its words may mean is a choice", () => {
    const words = "bijli nahi aa rahi hai";
    const guessed = { ...emptyDraft, ...repair, subSkill: "Breaker Replacement", foundWork: "Breaker Replacement" };
    for (const start of [emptyDraft, guessed]) {
      const { draft } = presetWork({ draft: start, step: "what" }, new URLSearchParams({ ...repair, words }));
      expect(draft).toMatchObject({ subSkill: "", foundWork: "", otherWorkOf: repair.skill });
    }
    const chosen = new URLSearchParams({ ...repair, words, subSkill: "Switchboard Repair" });
    const { draft } = presetWork({ draft: emptyDraft, step: "what" }, chosen);
    expect(draft).toMatchObject({ subSkill: "Switchboard Repair", otherWorkOf: "" });
  });

  it("chooses the exact work that it names, also of the work that is chosen already", () => {
    const subSkill = "Tap and Mixer Repair";
    const start = { draft: emptyDraft, step: "where" } as const;
    const tap = presetWork(start, new URLSearchParams({ ...repair, subSkill }));
    expect(tap.draft).toMatchObject({ ...repair, subSkill });
    const pipe = presetWork(tap, new URLSearchParams({ ...repair, subSkill: "Pipe Leakage Repair" }));
    expect(pipe.draft).toMatchObject({ ...repair, subSkill: "Pipe Leakage Repair" });
    expect(presetWork(tap, new URLSearchParams(repair)).draft.subSkill).toBe(subSkill);
    expect(presetWork(tap, new URLSearchParams(work)).draft.subSkill).toBe("");
  });

  it("leaves a description that was typed, until words find other work", () => {
    const typed = { draft: { ...draft, ...repair, description: "Two taps" }, step: "what" } as const;
    const find = (found: Record<string, string>) =>
      presetWork(typed, new URLSearchParams({ ...found, words: "tap leaks" }));
    expect(find(repair).draft.description).toBe("Two taps");
    expect(find({ ...repair, subSkill: "Tap and Mixer Repair" }).draft.description).toBe("tap leaks");
    expect(find(work).draft.description).toBe("tap leaks");
  });

  it("changes nothing when it names the chosen work", () => {
    expect(presetWork({ draft, step: "where" }, new URLSearchParams({ category: "Installations" }))).toEqual({
      draft,
      step: "where",
    });
  });
});
