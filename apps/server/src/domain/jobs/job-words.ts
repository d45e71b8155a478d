import { maskContacts } from "../../values/mask-contacts.ts";

/**
 * A customer's words as both columns of a job keep them: as typed, and as handymen read them before they accept (docs/security-rules.md S4).
 * Whatever writes the one writes the other, masked once: the table refuses either alone.
 */
export const keepWords = (description: string | null) => ({
  description,
  descriptionMasked: description === null ? null : maskContacts(description),
});
