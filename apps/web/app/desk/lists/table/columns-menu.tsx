import { Checkbox } from "@mantine/core";
import deskComforts from "../../../locales/en/desk-comforts.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { type Columns, idOf } from "../column.ts";
import { FoldedTools } from "../folded-tools.tsx";
import { useTableView } from "./table-view.ts";

/** Chooses the columns to show. The first is always shown. */
export function ColumnsMenu<T>({ columns: [, ...others] }: { columns: Columns<T> }) {
  const { columns: texts } = useMessages(deskComforts);
  const { view, change } = useTableView();
  const toggle = (toggled: string) => {
    const hidden = others
      .map(idOf)
      .filter((id) => (id === toggled ? !view.hidden.includes(id) : view.hidden.includes(id)));
    change("hide", hidden.join(","));
  };
  if (others.length === 0) return null;
  return (
    <FoldedTools label={texts.label}>
      {others.map((column) => {
        const id = idOf(column);
        return (
          <Checkbox
            key={id}
            size="sm"
            label={column.label}
            checked={!view.hidden.includes(id)}
            onChange={() => toggle(id)}
          />
        );
      })}
    </FoldedTools>
  );
}
