import { toPlainDigits } from "@hunarmand/api/digits";
import type { SyntheticEvent } from "react";

const numberKeyboards: readonly string[] = ["numeric", "decimal", "tel"];

/**
 * For `onChangeCapture` of a form: in number fields the digits of Urdu and Arabic keyboards become 0 to 9, before the
 * field handles the change. The api's schemas do the same. A field for an amount (`data-amount`) also drops the commas
 * that people type between thousands.
 */
export function writePlainDigits({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type !== "tel" && !numberKeyboards.includes(target.getAttribute("inputmode") ?? "")) return;
  const toPlain = (text: string) =>
    target.dataset.amount === undefined ? toPlainDigits(text) : toPlainDigits(text).replaceAll(",", "");
  const { value, selectionStart, selectionEnd } = target;
  const plain = toPlain(value);
  if (plain === value) return;
  const [start, end] = [selectionStart, selectionEnd].map((caret) => toPlain(value.slice(0, caret ?? 0)).length);
  target.value = plain;
  target.setSelectionRange(start ?? null, end ?? null);
}
