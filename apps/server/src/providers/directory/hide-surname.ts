import { hiddenMark } from "../../values/mask-contacts.ts";

const word = /([\p{L}\p{M}]+)/u;

/** Replaces each word of the surname in the text, in any letter case. Linear in the length of the text. */
export function hideSurname(text: string, surname: string): string {
  const names = new Set(surname.toLowerCase().split(word));
  const hide = (part: string, index: number) => (index % 2 === 1 && names.has(part.toLowerCase()) ? hiddenMark : part);
  return text.split(word).map(hide).join("");
}
