import { Button, Card, Stack, Text, Title } from "@mantine/core";
import askFirst from "../../../../locales/en/ask-first.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import type { KeptDraft } from "../kept-draft.ts";
import type { Unfinished } from "./start-led.ts";

interface UnfinishedJobProps {
  choice: Unfinished;
  goOn: (kept: KeptDraft) => void;
  startNew: (fresh: KeptDraft) => void;
}

/** Asks whether people go on with what they typed for other work, before a link replaces it. */
export function UnfinishedJob({ choice: { kept, fresh, asked }, goOn, startNew }: UnfinishedJobProps) {
  const { unfinished, label } = useMessages(askFirst);
  const { draft, former } = kept;
  const isAsked = asked !== undefined && former?.handymanId === asked.handymanId;
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {unfinished.title({ work: getName(draft.subSkill || draft.skill) || draft.description })}
        </Title>
        <Text>{unfinished.lost}</Text>
        {/* What they came for is first. */}
        <Button onClick={() => startNew(fresh)}>{asked ? label({ name: asked.name }) : unfinished.startNew}</Button>
        <Button variant="default" onClick={() => goOn(kept)}>
          {isAsked ? unfinished.goOnAsking({ name: asked.name }) : unfinished.goOn}
        </Button>
      </Stack>
    </Card>
  );
}
