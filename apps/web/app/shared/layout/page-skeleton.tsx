import { Container, Skeleton, Stack } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

/** Shown while a screen loads its data. */
export function PageSkeleton() {
  const messages = useMessages(shared);
  return (
    <Container py="xl" role="status" aria-label={messages.loading}>
      <Stack>
        <Skeleton height={36} width="50%" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </Container>
  );
}
