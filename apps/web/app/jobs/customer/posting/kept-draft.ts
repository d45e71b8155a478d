import { clampStep, emptyDraft, type JobDraft, type Step, steps } from "./job-draft.ts";

/** Who did the job that is posted again. */
export interface FormerHandyman {
  jobId: string;
  name: string;
  /** Before everybody else. */
  isAsked: boolean;
}

export interface KeptDraft {
  draft: JobDraft;
  step: Step;
  former?: FormerHandyman;
}

/** Of this tab alone: a job that somebody began on a shared computer must not wait for the next person. */
const draftKey = "jobDraft";

export function keepDraft(kept: KeptDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(kept));
  } catch {
    // A browser without storage still posts the job; it only forgets it on reload.
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(draftKey);
}

/** What was typed before, as far as it still has the shape of a draft; else an empty one. */
export function restoreDraft(): KeptDraft {
  const stored = readStored();
  const draft = { ...emptyDraft };
  for (const name of Object.keys(draft) as (keyof JobDraft)[]) {
    const value = stored.draft?.[name];
    if (typeof value === "string") draft[name] = value;
  }
  const step = steps.find((known) => known === stored.step) ?? "what";
  const kept = { draft, step: clampStep(step, draft) };
  return isFormer(stored.former) ? { ...kept, former: stored.former } : kept;
}

const isFormer = (stored: Partial<FormerHandyman> | undefined): stored is FormerHandyman =>
  typeof stored?.jobId === "string" && typeof stored.name === "string" && typeof stored.isAsked === "boolean";

function readStored(): { draft?: Record<string, unknown>; step?: unknown; former?: Partial<FormerHandyman> } {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** A link from a category page names the work; anything else that was typed stays. */
export function presetWork(kept: KeptDraft, wanted: URLSearchParams): KeptDraft {
  const { draft } = kept;
  const category = wanted.get("category") ?? draft.category;
  const skill = wanted.get("skill") ?? (category === draft.category ? draft.skill : "");
  if (category === draft.category && skill === draft.skill) return kept;
  return { draft: { ...draft, category, skill, subSkill: "" }, step: "what" };
}
