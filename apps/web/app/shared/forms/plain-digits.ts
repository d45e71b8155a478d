import { toPlainDigits } from "@hunarmand/api/digits";
import type { SyntheticEvent } from "react";

const numberKeyboards: readonly string[] = ["numeric", "decimal", "tel"];

/**
 * For `onChangeCapture` of a form: in number fields the digits of Urdu and Arabic keyboards become 0 to 9, before the
 * field handles the change. The api's schemas do the same.
 */
export function writePlainDigits({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type !== "tel" && !numberKeyboards.includes(target.getAttribute("inputmode") ?? "")) return;
  const plain = toPlainDigits(target.value);
  if (plain === target.value) return;
  const { selectionStart, selectionEnd } = target;
  target.value = plain;
  target.setSelectionRange(selectionStart, selectionEnd);
}
