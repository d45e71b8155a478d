import { listActiveContracts, listPastContracts, listRequestedContracts } from "@hunarmand/api/contracts/contracts";

/** The entries of the side menu, in the spec's order. The first one is the default. */
export const sections = ["info", "new", "active", "requested", "past", "quote"] as const;
export type Section = (typeof sections)[number];

export const lists = { active: listActiveContracts, requested: listRequestedContracts, past: listPastContracts };
export type ListName = keyof typeof lists;

export const isListName = (section: Section): section is ListName => section in lists;

/** Returns the section that `?section=` names, or the first one for an unknown name. */
export function findSection(name: string | null): Section {
  return sections.find((section) => section === name) ?? "info";
}

export const sectionPath = (section: Section) => (section === "info" ? "/contracts" : `/contracts?section=${section}`);

export const contractPath = (id: string) => `/contracts/${id}`;

/** The path of a proposal that is filled in from an accepted quote. */
export const proposalPath = (quoteId: string) => `${sectionPath("new")}&quote=${quoteId}`;

/** The path of the office's answer to a request for a quote. */
export const answerPath = (quoteId: string) => `${sectionPath("quote")}&answer=${quoteId}`;
