import { Card, Skeleton, Text, Title } from "@mantine/core";
import { useLocation } from "react-router";
import texts from "../../locales/en/road.json";
import { Road } from "../../shared/application/road.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

/**
 * The road before the application is read. Right after the signup its next thing is known, and is said at once; for others only its words wait.
 */
export function RoadFrame() {
  const { next } = useMessages(texts);
  const isNew = useLocation().state?.signedUp === true;
  return (
    <>
      <Road now={isNew ? "papers" : "applied"} />
      <Card w="100%" component="section" mih="13rem">
        {isNew ? (
          <>
            <Title order={2} size="h3">
              {next.details.title}
            </Title>
            <Text mt={4}>{next.details.text}</Text>
          </>
        ) : (
          <Skeleton height="1.5rem" width="70%" />
        )}
        <Skeleton height="2.75rem" mt="md" />
      </Card>
      <Skeleton height="20rem" radius="md" />
    </>
  );
}
