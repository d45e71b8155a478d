import type { JobAsk } from "@hunarmand/api/jobs/job";
import { limits } from "@hunarmand/api/limits";
import type { OpenTry } from "../../../shared/calls/use-send-once.ts";
import {
  type DraftPlace,
  findDraft,
  fitDraft,
  forgetDraft as forget,
  keepDraft as keep,
} from "../../../shared/drafts/drafts.ts";
import type { TypedDraft } from "../../../shared/waiting-calls/waiting-call.ts";
import { clampStep, emptyDraft, findOpenStep, type JobDraft, type Step, steps } from "./job-draft.ts";

/** The handyman of the job that is posted again, or of the public page that led here. */
export interface FormerHandyman {
  jobId?: string;
  /** The id of their public page. */
  handymanId?: string;
  name: string;
  /** Whether they get the offer before other handymen. */
  isAsked: boolean;
  /** What their public page shows, if they have been found by it. */
  person?: NonNullable<JobAsk["only"]>;
  /** What they do and where, if it is known. */
  category?: string;
  skills?: readonly string[];
  city?: string;
  /** From when their own jobs leave time, in ISO 8601. Null if they do now. */
  freeAgain?: string | null;
}

export interface KeptDraft {
  draft: JobDraft;
  step: Step;
  former?: FormerHandyman;
  /** What was typed into the search that led here. It is the description until people change it. */
  searched?: string;
  /** The search that led here only named a trade: the first step asks what is wrong. */
  isTradeOnly?: boolean | undefined;
  /** The subject under which this posting waits on this device, with its files, after the server has refused it. */
  waitingAs?: string;
  /** The posting that was sent and whose reply is not known: the server may have the job. */
  open?: OpenTry | undefined;
}

const posting: DraftPlace = { form: "job-posting" };
/** The draft of a change to a posted job. */
export const changeOf = (jobId: string): DraftPlace => ({ form: "job-change", of: jobId });

export const keepDraft = (kept: Omit<KeptDraft, "draft"> & { draft: Partial<JobDraft> }, place = posting): void =>
  keep(place, { ...kept });

/** The posting as its form shows it again. */
export const toTypedPosting = (kept: KeptDraft): TypedDraft => ({
  ...posting,
  values: { ...kept, open: undefined, step: "review" satisfies Step },
});

export const forgetDraft = (place = posting): void => forget(place);

/** Returns the stored draft, or `start` at its first step. Stored values that a draft does not have are left out. */
export function restoreDraft(place = posting, start: JobDraft = emptyDraft, firstStep: Step = "what"): KeptDraft {
  const stored = findDraft(place) as {
    draft?: Record<string, unknown>;
    step?: unknown;
    former?: Partial<FormerHandyman>;
    searched?: unknown;
    isTradeOnly?: unknown;
    waitingAs?: unknown;
    open?: Partial<OpenTry>;
  };
  const draft = { ...start, ...fitDraft(stored?.draft ?? {}, emptyDraft) };
  const step = steps.find((known) => known === stored?.step) ?? firstStep;
  const searched = typeof stored?.searched === "string" ? { searched: stored.searched } : {};
  const trade = stored?.isTradeOnly === true ? { isTradeOnly: stored.isTradeOnly } : {};
  const waitingAs = typeof stored?.waitingAs === "string" ? { waitingAs: stored.waitingAs } : {};
  const open = isOpenTry(stored?.open) ? { open: stored.open } : {};
  const kept = { draft, step: clampStep(step, draft), ...searched, ...trade, ...waitingAs, ...open };
  return isFormer(stored?.former) ? { ...kept, former: stored.former } : kept;
}

const isOpenTry = (stored: Partial<OpenTry> | undefined): stored is OpenTry =>
  typeof stored?.content === "string" && typeof stored.key === "string";

const isFormer = (stored: Partial<FormerHandyman> | undefined): stored is FormerHandyman =>
  typeof (stored?.jobId ?? stored?.handymanId) === "string" &&
  typeof stored?.name === "string" &&
  typeof stored.isAsked === "boolean";

/** Sets the work that a link names, and the words of the search that found it, or that they only named a trade. Other typed values stay. */
export function presetWork(kept: KeptDraft, wanted: URLSearchParams): KeptDraft {
  const words = wanted.get("words")?.slice(0, limits.searchCharacters);
  const chosen = chooseWork(kept, wanted);
  if (words) return describeBySearch(chosen, words, isOtherWork(kept.draft, chosen.draft));
  return wanted.has("trade") ? { ...chosen, isTradeOnly: true } : chosen;
}

/**
 * Whether a link has answered the first step with this draft: by the words of a search, by an exact work, or for a handyman who is asked first
 * at a known place. Who has only named a trade is asked what is wrong.
 */
export function answersWork({ draft, step, former }: KeptDraft, wanted: URLSearchParams): boolean {
  if (step !== "what" || draft.skill === "" || draft.skill !== wanted.get("skill")) return false;
  return (
    wanted.has("words") || wanted.has("subSkill") || (former?.isAsked === true && findOpenStep(draft) === "review")
  );
}

const isOtherWork = (before: JobDraft, chosen: JobDraft): boolean =>
  before.skill !== "" && (before.skill !== chosen.skill || before.subSkill !== chosen.subSkill);

/** What people typed themselves stays, unless it described other work: a search for "my tap leaks" must not send "A drain is blocked". */
function describeBySearch({ searched, ...kept }: KeptDraft, words: string, isOther: boolean): KeptDraft {
  const isOwn = kept.draft.description !== "" && kept.draft.description !== searched;
  if (isOwn && !isOther) return kept;
  const { skill, subSkill, foundWork } = kept.draft;
  // A result without exact work says the price of the whole work. The page keeps it: what its words may mean is a choice (docs/product.md C2).
  const open = subSkill === foundWork && { subSkill: "", foundWork: "", otherWorkOf: skill };
  return { ...kept, draft: { ...kept.draft, ...open, description: words }, searched: words, isTradeOnly: undefined };
}

function chooseWork(kept: KeptDraft, wanted: URLSearchParams): KeptDraft {
  const { draft } = kept;
  const category = wanted.get("category") ?? draft.category;
  const skill = wanted.get("skill") ?? (category === draft.category ? draft.skill : "");
  const subSkill = wanted.get("subSkill") ?? "";
  if (category === draft.category && skill === draft.skill)
    return subSkill ? { ...kept, draft: { ...draft, subSkill } } : kept;
  // Words of an earlier search do not describe other work.
  const description = draft.description === kept.searched ? "" : draft.description;
  return { draft: { ...draft, category, skill, subSkill, description }, step: "what" };
}
