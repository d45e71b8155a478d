import { Button, Stack, Text } from "@mantine/core";
import askFirst from "../../../../locales/en/ask-first.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";

const shownMax = 5;

interface AskedSkillsProps {
  name: string;
  skills: readonly string[];
  error: unknown;
  onPick: (skill: string) => void;
  onElse: () => void;
}

/** What the handyman who is asked first does, in place of the search and the lists. */
export function AskedSkills({ name, skills, error, onPick, onElse }: AskedSkillsProps) {
  const { whichWork, elseWork } = useMessages(askFirst);
  return (
    <Stack gap="xs" role="group" aria-label={whichWork({ name })}>
      <Text fw={600}>{whichWork({ name })}</Text>
      {skills.slice(0, shownMax).map((skill) => (
        // The form focuses the first of this name when none is chosen.
        <Button
          key={skill}
          name="skill"
          variant="default"
          h="auto"
          mih="3.25rem"
          fullWidth
          onClick={() => onPick(skill)}
        >
          {getName(skill)}
        </Button>
      ))}
      {typeof error === "string" && (
        <Text c="red" size="sm" role="alert">
          {error}
        </Text>
      )}
      <Button variant="subtle" onClick={onElse}>
        {elseWork}
      </Button>
    </Stack>
  );
}
