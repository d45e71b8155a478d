import { limits } from "@hunarmand/api/limits";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The 18,000 most used passwords that are long enough to be chosen here at all. */
const common = new Set(
  dictionary["passwords-common"].filter((word) => word.length >= limits.passwordCharactersMin).map(String),
);

/** Is it among the most used passwords, in whatever letter case? */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize("NFKC").toLowerCase());
