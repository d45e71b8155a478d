import { Checkbox } from "@mantine/core";
import deskComforts from "../../../locales/en/desk-comforts.json";
import { useMessages } from "../../../shared/texts/messages.ts";

/** Several items that can be handled at once. */
export interface Selection<T> {
  nameOf: (item: T) => string;
  canSelect: (item: T) => boolean;
  isSelected: (item: T) => boolean;
  toggle: (item: T) => void;
}

export function SelectBox<T>(props: { item: T; selection: Selection<T>; hasLabel?: boolean }) {
  const { item, selection, hasLabel = false } = props;
  const { select, label } = useMessages(deskComforts).selection;
  return (
    <Checkbox
      {...(hasLabel ? { className: "tall-check" } : { size: "sm" })}
      // The shortcut X finds it.
      data-selects
      aria-label={select({ name: selection.nameOf(item) })}
      label={hasLabel ? label : undefined}
      checked={selection.isSelected(item)}
      onChange={() => selection.toggle(item)}
    />
  );
}
