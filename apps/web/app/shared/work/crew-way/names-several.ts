import { toPlainDigits } from "@hunarmand/api/digits";

const numbers = /\d+(?:[.,]\d+)*/g;
/** Up to 9999, and no part of "1.5 ton" or of a phone number. */
const several = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** Whether the words of a search name several of something: the person may need a crew, which has one price. */
export const namesSeveral = (typed: string): boolean =>
  (toPlainDigits(typed).match(numbers) ?? []).some((number) => several.test(number));
