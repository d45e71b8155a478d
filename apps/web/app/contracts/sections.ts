import { listActiveContracts, listPastContracts, listRequestedContracts } from "@hunarmand/api/contracts/contracts";
import { type Section, sections } from "../shared/contracts/contract-paths.ts";

export const lists = { active: listActiveContracts, requested: listRequestedContracts, past: listPastContracts };
export type ListName = keyof typeof lists;

export const isListName = (section: Section): section is ListName => section in lists;

/** Returns the section that `?section=` names, or the first one for an unknown name. */
export function findSection(name: string | null): Section {
  return sections.find((section) => section === name) ?? "info";
}
