/** The entries of the contracts' side menu, in the spec's order. The first one is the default. */
export const sections = ["info", "new", "active", "requested", "past", "quote"] as const;
export type Section = (typeof sections)[number];

export const sectionPath = (section: Section) => (section === "info" ? "/contracts" : `/contracts?section=${section}`);

/** The form of a quote for people without a login. */
export const askQuotePath = "/getquote";

/** The form of a quote, open and first also while a price waits for its answer. Words of a search fill it in. */
export const newQuotePath = (words = "") =>
  `${sectionPath("quote")}&${new URLSearchParams({ ask: "1", ...(words && { words }) })}`;

export const contractPath = (id: string) => `/contracts/${id}`;

/** The path of a proposal that is filled in from an accepted quote. */
export const proposalPath = (quoteId: string) => `${sectionPath("new")}&quote=${quoteId}`;

/** The path of a proposal that is filled in from an earlier one. */
export const againPath = (contractId: string) => `${sectionPath("new")}&again=${contractId}`;

/** The path of one request for a quote, with the office's answer. */
export const answerPath = (quoteId: string) => `${sectionPath("quote")}&answer=${quoteId}`;
