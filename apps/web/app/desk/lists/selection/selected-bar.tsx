import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import texts from "../../../locales/en/selection.json";
import { useMessages } from "../../../shared/texts/messages.ts";

interface SelectedBarProps {
  count: number;
  onClear: () => void;
  /** The buttons of what can be done with them. */
  children: ReactNode;
}

/** Says above a list how many of its rows are selected. Nothing is shown while none is. */
export function SelectedBar({ count, onClear, children }: SelectedBarProps) {
  const { selected, clear } = useMessages(texts);
  if (count === 0) return null;
  return (
    <Group role="status">
      <Text fw={650}>{selected({ count })}</Text>
      {children}
      <Button variant="default" onClick={onClear}>
        {clear}
      </Button>
    </Group>
  );
}
