import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import customers from "../../locales/en/customers.json";
import { ChoicesFailure } from "../calls/choices-failure.tsx";
import type { Choices } from "../calls/use-choices.ts";
import { useMessages } from "../texts/messages.ts";
import { joinParts, toNameOptions } from "../texts/names.ts";

interface ChoiceSelectProps extends NativeSelectProps {
  choices: Choices<string | { name: string }>;
  /** Shown while nothing is chosen. */
  none: string;
  /** What shows beside the names of choices. */
  notes?: Readonly<Record<string, string>> | undefined;
}

/** A choice from a list of the server. An earlier choice shows at once, while the list loads. */
export function ChoiceSelect({ choices, none, value, notes = {}, ...rest }: ChoiceSelectProps) {
  const { post } = useMessages(customers);
  const names = choices.items.map((item) => (typeof item === "string" ? item : item.name));
  const kept = typeof value === "string" && value !== "" && choices.loading ? [value] : [];
  const options = toNameOptions([...kept, ...names]).map(({ value, label }) => ({
    value,
    label: joinParts([label, notes[value]]),
  }));
  return (
    <div>
      <NativeSelect
        {...rest}
        value={value}
        disabled={names.length === 0}
        data={[{ value: "", label: choices.loading ? post.loading : none }, ...options]}
      />
      <ChoicesFailure choices={choices} />
    </div>
  );
}
