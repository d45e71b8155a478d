import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";

interface ChoiceFieldProps extends Omit<NativeSelectProps, "data"> {
  choices: readonly string[];
}

/** A required choice without a default. */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  const { choose } = useMessages(contracts);
  const wordOf = useContractWord();
  const data = choices.map((value) => ({ value, label: wordOf(value) }));
  return <NativeSelect required data={[{ value: "", label: choose }, ...data]} {...props} />;
}
