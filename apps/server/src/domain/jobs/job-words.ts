import { maskContacts } from "../../values/mask-contacts.ts";

/**
 * Returns both columns for a customer's words: as typed, and masked for handymen who have not accepted (docs/security-rules.md S4). A
 * constraint of the table refuses one without the other.
 */
export const toWordColumns = (description: string | null) => ({
  description,
  descriptionMasked: description === null ? null : maskContacts(description),
});
