import { Button, Group, Text } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";
import type { Choices } from "./use-choices.ts";

/** Explains below a disabled field that its list failed to load, with a button to retry. */
export function ChoicesFailure({
  choices: { failed, retry },
}: {
  choices: Pick<Choices<unknown>, "failed" | "retry">;
}) {
  const { choices, tryAgain } = useMessages(shared);
  if (!failed) return null;
  return (
    <Group role="alert" gap="sm" mt={6}>
      <Text size="sm" c="var(--mantine-color-error)">
        {choices.failed}
      </Text>
      <Button variant="default" onClick={retry}>
        {tryAgain}
      </Button>
    </Group>
  );
}
