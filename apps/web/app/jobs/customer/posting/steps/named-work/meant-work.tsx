import { listSubSkills } from "@hunarmand/api/lookups/lookups";
import { callApi } from "../../../../../shared/calls/call-api.ts";
import { useChoices } from "../../../../../shared/calls/use-choices.ts";
import type { JobDraft } from "../../job-draft.ts";
import type { ExactPrices } from "../exact-prices.ts";
import { NamedWork } from "./named-work.tsx";

interface MeantWorkProps {
  draft: JobDraft;
  /** What was typed into the search. Who has said more has said which work it is. */
  searched: string | undefined;
  prices: ExactPrices | undefined;
  change: (values: Partial<JobDraft>) => void;
}

/** The exact work that the words of a search may mean, to be tapped after the step that they have answered. Nothing once one is chosen. */
export function MeantWork({ draft, searched, prices, change }: MeantWorkProps) {
  const isOpen = draft.subSkill === "" && draft.description === searched;
  const { items } = useChoices((isOpen && draft.skill) || undefined, (skills, signal) =>
    callApi(listSubSkills, { params: { skills }, signal }),
  );
  return isOpen && items.length > 0 && <NamedWork typed={draft} names={items} prices={prices} onChoose={change} />;
}
