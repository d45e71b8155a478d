import { limits } from "@hunarmand/api/limits";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The 18,000 most used passwords that are long enough to be allowed here. */
const common = new Set(
  dictionary["passwords-common"].filter((word) => word.length >= limits.passwordCharactersMin).map(String),
);

/** Whether it is one of the most used passwords, in any letter case. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize("NFKC").toLowerCase());
