import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import installedApp from "../../locales/en/installed-app.json";
import { installAnswerKey } from "../person/forget-person.ts";
import { useMessages } from "../texts/messages.ts";
import { installApp, useInstallWay } from "./install-app.ts";

/**
 * Offers to put the portal on the phone, below the jobs of somebody who has posted or accepted one. An answer is
 * remembered on the device; the account menu has the same offer.
 */
export function InstallOffer() {
  const { install } = useMessages(installedApp);
  const way = useInstallWay();
  const [isAnswered, setAnswered] = useState(() => localStorage.getItem(installAnswerKey) !== null);
  if (isAnswered || way === undefined || way === "menu") return null;
  const answer = () => {
    localStorage.setItem(installAnswerKey, "given");
    setAnswered(true);
  };
  const add = () => {
    answer();
    void installApp(way);
  };
  return (
    <Card component="section" padding="md" aria-label={install.title}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3">
            {install.title}
          </Title>
          <Text>{install.text}</Text>
        </div>
        <Group gap="sm">
          <Button variant="default" onClick={add}>
            {install.add}
          </Button>
          <Button variant="subtle" onClick={answer}>
            {install.later}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
