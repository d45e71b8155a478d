import { emptyDraft, hasAddress, type JobDraft } from "../job-draft.ts";
import { type FormerHandyman, type KeptDraft, keepDraft, presetWork, restoreDraft } from "../kept-draft.ts";
import { findAsked } from "./find-asked.ts";
import { findUsualPlace } from "./find-usual-place.ts";
import { fits } from "./fits.ts";
import { startAgain } from "./start-again.ts";

/** A kept draft of other work than the link names, and the posting that would replace it. */
export interface Unfinished {
  kept: KeptDraft;
  fresh: KeptDraft;
  /** The handyman whom the link asks first. */
  asked?: FormerHandyman | undefined;
}

type Start = Unfinished | { kept: KeptDraft; fresh?: undefined };

/** The draft of a link that names an earlier job or a handyman, or both drafts to choose from: nothing typed is lost unasked. */
export async function startLed(wanted: URLSearchParams): Promise<Start> {
  const before = restoreDraft();
  const [again, handyman] = [wanted.get("again"), wanted.get("handyman")];
  const repeated = again ? await startAgain(again) : undefined;
  if (repeated) return isSameWork(before, repeated) ? keep(repeated) : { kept: before, fresh: repeated };
  const asked = handyman ? await findAsked(handyman) : undefined;
  if (!asked) return { kept: presetWork(before, wanted) };
  if (!isOtherWork(before, wanted)) return keep(await askFirst(presetWork(before, wanted), asked));
  const fresh = await askFirst(presetWork({ draft: keepPlace(before.draft), step: "what" }, wanted), asked);
  return { kept: fits(asked, before.draft) ? await askFirst(before, asked) : before, fresh, asked };
}

function keep(kept: KeptDraft): Start {
  keepDraft(kept);
  return { kept };
}

/** Also when nothing of the work is typed yet. */
const isSameWork = ({ draft }: KeptDraft, { draft: { skill, description } }: KeptDraft): boolean =>
  [skill, ""].includes(draft.skill) && [description, ""].includes(draft.description);

/** A link without work goes on with a draft that already asks its handyman. */
function isOtherWork({ draft: { skill }, former }: KeptDraft, wanted: URLSearchParams): boolean {
  const wantedSkill = wanted.get("skill");
  const isKnown = wantedSkill ? wantedSkill === skill : former?.handymanId === wanted.get("handyman");
  return skill !== "" && !isKnown;
}

/** A customer's own place in the handyman's city is known already. */
async function askFirst({ draft, ...kept }: KeptDraft, former: FormerHandyman): Promise<KeptDraft> {
  const city = draft.city || (former.city ?? "");
  const place = hasAddress(draft) ? undefined : await findUsualPlace(city);
  return { ...kept, draft: { ...draft, city, ...place }, former };
}

/** Where people live and how they pay is the same for other work. */
function keepPlace(draft: JobDraft): JobDraft {
  const { city, area, address, pinLocationLatitude, pinLocationLongitude, phoneNumber, paymentMethod } = draft;
  const place = { city, area, address, pinLocationLatitude, pinLocationLongitude };
  return { ...emptyDraft, ...place, phoneNumber, paymentMethod };
}
