import { Button, NativeSelect, TextInput } from "@mantine/core";
import office from "../../../locales/en/office.json";
import { useMessages } from "../../../shared/texts/messages.ts";

export interface Filter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface DayField {
  name: string;
  label: string;
}

interface FoldedChipsProps {
  filters: readonly Filter[];
  days: readonly DayField[];
  current: URLSearchParams;
  isOpen: boolean;
  onFold: () => void;
  onChange: () => void;
}

/** The choices; on phones behind a button that shows how many are set. */
export function FoldedChips({ filters, days, current, isOpen, onFold, onChange }: FoldedChipsProps) {
  const { list } = useMessages(office);
  const fields = [...days, ...filters];
  const countSet = fields.filter(({ name }) => current.get(name)).length;
  if (fields.length === 0) return null;
  return (
    <>
      <Button variant="default" className="desk-fold" aria-expanded={isOpen} onClick={onFold}>
        {list.folded({ count: countSet })}
      </Button>
      {days.map(({ name, label }) => (
        <TextInput
          key={name}
          type="date"
          name={name}
          className="desk-chip"
          data-set={current.get(name) ? true : undefined}
          label={label}
          defaultValue={current.get(name) ?? ""}
          onChange={onChange}
        />
      ))}
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          // Options that arrive later begin it again, with the address's choice.
          key={`${name} ${options.length}`}
          name={name}
          className="desk-chip"
          data-set={current.get(name) ? true : undefined}
          label={label}
          data={[{ value: "", label: list.any }, ...withCurrent(options, current.get(name))]}
          defaultValue={current.get(name) ?? ""}
          onChange={onChange}
        />
      ))}
    </>
  );
}

/** While the options are being loaded, the one in the address is among them, so that a search keeps it. */
function withCurrent(options: Filter["options"], value: string | null): Filter["options"] {
  return !value || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
}
