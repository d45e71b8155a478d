import { listActiveContracts, listPastContracts, listRequestedContracts } from "@hunarmand/api/contracts/contracts";

/** The side menu, in the spec's order; the first stands when the screen opens. */
export const sections = ["info", "new", "active", "requested", "past", "quote"] as const;
export type Section = (typeof sections)[number];

export const lists = { active: listActiveContracts, requested: listRequestedContracts, past: listPastContracts };
export type ListName = keyof typeof lists;

export const isListName = (section: Section): section is ListName => section in lists;

/** The section that an address names; anything else is the first. */
export function findSection(name: string | null): Section {
  return sections.find((section) => section === name) ?? "info";
}

export const sectionPath = (section: Section) => (section === "info" ? "/contracts" : `/contracts?section=${section}`);

export const contractPath = (id: string) => `/contracts/${id}`;

/** The form of a proposal, filled in from an accepted quote. */
export const proposalPath = (quoteId: string) => `${sectionPath("new")}&quote=${quoteId}`;
