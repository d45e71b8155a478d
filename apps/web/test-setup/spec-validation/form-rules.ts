import type { FakedReplies } from "../faked-server.ts";
import type { Someone } from "../signed-in.ts";

/** A value past the edge, and what is then said beside the field. */
export interface EdgeRule {
  /** In the spec's words. */
  rule: string;
  field: string;
  refused: string;
  says: string;
  /** Values at the edge, inside of it. */
  accepted: readonly string[];
}

/** One form and its rules (docs/screens.md U40 to U49). */
export interface FormRules {
  form: string;
  path: string;
  who?: Someone;
  /** What the screen asks for, and how the server replies to what is sent in the end. */
  replies: FakedReplies;
  submit: string;
  /** Fields by name, each with a value that is accepted; optional ones are left empty. */
  accepted: Readonly<Record<string, string>>;
  /** Required fields, each with what is said beside it when it alone is missing. */
  required: Readonly<Record<string, string>>;
  /** Required fields that are no plain text or choice, and how they are filled. */
  late?: { says: Readonly<Record<string, string>>; fill: () => Promise<unknown> };
  edges?: readonly EdgeRule[];
  /** Every choice of a field, in the spec's order. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** The button waits until everything is right. */
  waits?: boolean;
  /** Shown in a dialog once all is accepted, by the schema of the call as well. */
  done: string;
}

export const missing = "This field is required.";
export const badEmail = "Please enter a valid email address.";
export const badPhone = "Please enter a phone number of 7 to 15 digits.";
export const badQuotePhone = "Please enter a phone number of 10 to 15 digits.";
export const badCnic = "A CNIC has 13 digits: 12345-1234567-1.";

/** The spec only requires it: usual separators, UAN numbers and short landlines are taken. `last` is what goes out. */
export const phoneRules = (field: string, last: string): readonly EdgeRule[] => [
  { rule: "phone of at least 7 digits", field, refused: "123456", says: badPhone, accepted: ["1234567"] },
  { rule: "phone of at most 15 digits", field, refused: "1234567890123456", says: badPhone, accepted: ["111-486-276"] },
  { rule: "phone of digits", field, refused: "0321 555 66A", says: badPhone, accepted: ["(051) 234.5678", last] },
];

export const emailFormat = (field: string): EdgeRule => {
  return { rule: "email type", field, refused: "nadia.iqbal", says: badEmail, accepted: ["n@i.pk"] };
};
