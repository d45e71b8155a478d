import { Button, Card, Stack, Text, Title } from "@mantine/core";
import jobCare from "../../../../locales/en/job-care.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import type { KeptDraft } from "../kept-draft.ts";
import { AskMisfit } from "./ask-first.tsx";
import type { Unfinished } from "./start-led.ts";

interface UnfinishedJobProps {
  choice: Unfinished;
  goOn: (kept: KeptDraft) => void;
  startNew: (fresh: KeptDraft) => void;
}

/** Asks whether people go on with what they typed for other work, before a link replaces it. */
export function UnfinishedJob({ choice: { kept, fresh, asked }, goOn, startNew }: UnfinishedJobProps) {
  const { unfinished } = useMessages(jobCare).again;
  const { draft, former } = kept;
  const isAsked = asked !== undefined && former?.handymanId === asked.handymanId;
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {unfinished.title({ work: getName(draft.subSkill || draft.skill) || draft.description })}
        </Title>
        {asked && !isAsked && <AskMisfit former={asked} draft={draft} />}
        <Button onClick={() => goOn(kept)}>
          {isAsked ? unfinished.goOnAsking({ name: asked.name }) : unfinished.goOn}
        </Button>
        <Button variant="default" onClick={() => startNew(fresh)}>
          {asked ? unfinished.startNewAsking({ name: asked.name }) : unfinished.startNew}
        </Button>
        <Text size="sm" c="dimmed">
          {unfinished.lost}
        </Text>
      </Stack>
    </Card>
  );
}
