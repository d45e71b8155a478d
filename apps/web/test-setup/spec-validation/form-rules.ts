import type { FakedReplies } from "../faked-server.ts";
import type { Someone } from "../signed-in.ts";

/** Invalid values beyond a limit, with the error beside the field. */
export interface EdgeRule {
  rule: string;
  field: string;
  refused: string;
  says: string;
  /** Valid values at the limit. */
  accepted: readonly string[];
}

/** One form and its rules (docs/screens.md U40 to U49). */
export interface FormRules {
  form: string;
  path: string;
  who?: Someone;
  /** The replies to the screen's calls and to the final submission. */
  replies: FakedReplies;
  submit: string;
  /** A valid value for each field by name; optional ones are empty. */
  accepted: Readonly<Record<string, string>>;
  /** Required fields, each with its error when only it is missing. */
  required: Readonly<Record<string, string>>;
  /** Required fields that are not a text or choice, with their errors and how to fill them. */
  late?: { says: Readonly<Record<string, string>>; fill: () => Promise<unknown> };
  edges?: readonly EdgeRule[];
  /** Every choice of a field, in the spec's order. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Whether the button is disabled until everything is valid. */
  waits?: boolean;
  /** The text after a valid submission, which the call's schema accepts, too. */
  done: string;
  /** Whether the text is a toast instead of a dialog. */
  isToast?: boolean;
}

export const missing = "This field is required.";
export const badEmail = "Please enter a valid email address.";
export const badPhone = "Please enter a phone number of 7 to 15 digits.";
export const badMobile = "Please enter a Pakistani mobile number, such as 0300 1234567.";
export const badQuotePhone = "Please enter a phone number of 10 to 15 digits.";
export const badCnic = "A CNIC has 13 digits: 12345-1234567-1.";

/**
 * The spec only requires a phone: usual separators, UAN numbers and short landlines are valid. `last` is what is sent.
 */
export const phoneRules = (field: string, last: string): readonly EdgeRule[] => [
  { rule: "phone of at least 7 digits", field, refused: "123456", says: badPhone, accepted: ["1234567"] },
  { rule: "phone of at most 15 digits", field, refused: "1234567890123456", says: badPhone, accepted: ["111-486-276"] },
  { rule: "phone of digits", field, refused: "0321 555 66A", says: badPhone, accepted: ["(051) 234.5678", last] },
];

export const emailFormat = (field: string): EdgeRule => {
  return { rule: "email type", field, refused: "nadia.iqbal", says: badEmail, accepted: ["n@i.pk"] };
};
