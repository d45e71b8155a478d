import "./work-facts.css";
import { Button, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import workFacts from "../../../../locales/en/work-facts.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import type { ExactPrices } from "./exact-prices.ts";

const shownMax = 8;

interface ExactWorksProps {
  names: readonly string[];
  prices?: ExactPrices | undefined;
  /** Empty as long as the exact work is not known. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** The exact work of the chosen skill, each as a button with its usual price. Nobody has to know it. */
export function ExactWorks({ names, prices = {}, chosen, onChoose }: ExactWorksProps) {
  const { title, all } = useMessages(workFacts).exactWorks;
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const isShort = !isOpen && names.length > shownMax;
  const first = names.slice(0, shownMax);
  // The chosen one always shows. It may be chosen by the words below, which must not move while people type them.
  const withChosen = chosen === "" || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  const shown = isShort ? withChosen : names;
  return (
    <Stack gap="xs" role="group" aria-labelledby={titleId}>
      <Text id={titleId} fw={600}>
        {title}
      </Text>
      <div className="exact-works">
        {[...shown, ""].map((name) => (
          <ExactWorkButton
            key={name}
            name={name}
            price={prices[name]}
            isChosen={chosen === name}
            onChoose={() => onChoose(name)}
          />
        ))}
      </div>
      {isShort && (
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {all}
        </Button>
      )}
    </Stack>
  );
}

interface ExactWorkButtonProps {
  /** Empty for something else. */
  name: string;
  price: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** One exact work with its usual price, pressed once it is chosen. */
export function ExactWorkButton({ name, price, isChosen, onChoose }: ExactWorkButtonProps) {
  const { unknown } = useMessages(workFacts).exactWorks;
  return (
    <Button
      variant={isChosen ? "light" : "default"}
      aria-pressed={isChosen}
      h="auto"
      mih="2.75rem"
      px="sm"
      justify="space-between"
      rightSection={price && <span className="exact-work-price">{price}</span>}
      onClick={onChoose}
    >
      {name === "" ? unknown : getName(name)}
    </Button>
  );
}
