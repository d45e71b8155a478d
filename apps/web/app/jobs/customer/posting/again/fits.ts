import type { JobDraft } from "../job-draft.ts";
import type { FormerHandyman } from "../kept-draft.ts";

/** Whether the handyman does this work in this city, as far as both are known. The server decides. */
export const fits = ({ skills, city }: FormerHandyman, draft: JobDraft): boolean =>
  (draft.skill === "" || (skills?.includes(draft.skill) ?? true)) &&
  (draft.city === "" || (city ?? draft.city) === draft.city);
