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
  const { title, unknown, all } = useMessages(workFacts).exactWorks;
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const isShort = !isOpen && names.length > shownMax && !names.slice(shownMax).includes(chosen);
  const shown = isShort ? names.slice(0, shownMax) : names;
  return (
    <Stack gap="xs" role="group" aria-labelledby={titleId}>
      <Text id={titleId} fw={600}>
        {title}
      </Text>
      <div className="exact-works">
        {[...shown, ""].map((name) => (
          <Button
            key={name}
            variant={chosen === name ? "light" : "default"}
            aria-pressed={chosen === name}
            h="auto"
            mih="2.75rem"
            px="sm"
            justify="space-between"
            rightSection={prices[name] && <span className="exact-work-price">{prices[name]}</span>}
            onClick={() => onChoose(name)}
          >
            {name === "" ? unknown : getName(name)}
          </Button>
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
