import { Button, Card, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import customers from "../../../../locales/en/customers.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";

interface ChosenWorkProps {
  category: string;
  skill: string;
  /** Empty as long as the exact work is not known. */
  subSkill: string;
  /** Its price, until the facts of the work say it. */
  children: ReactNode;
  /** It was chosen on this screen, where the focus would be lost with the search. */
  takesFocus: boolean;
  onChange: () => void;
}

/** The chosen work in place of the search and its lists, so that words and pictures are in sight. */
export function ChosenWork({ category, skill, subSkill, children, takesFocus, onChange }: ChosenWorkProps) {
  const { post } = useMessages(customers);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Card className="chosen-work">
      <div>
        <Text fw={700}>{getName(subSkill || skill)}</Text>
        <Text c="dimmed" size="sm">
          {getName(subSkill ? skill : category)}
        </Text>
        {children}
      </div>
      <Button ref={button} variant="default" px="sm" onClick={onChange}>
        {post.otherWork}
      </Button>
    </Card>
  );
}
