import { Anchor, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { layout } from "../../locales/en/layout.ts";
import { shared } from "../../locales/en/shared.ts";
import { ApiError } from "../call-api.ts";
import { useMessages } from "../messages.ts";
import { officeContact } from "../office-contact.ts";

/** Stands in for a screen that failed. The loader's own ApiError says more than a general text. */
export function CrashNotice({ error }: { error: unknown }) {
  const { crash, tryAgain } = useMessages(shared);
  const { footer } = useMessages(layout);
  return (
    <Container component="main" py="xl">
      <Stack className="narrow-page" align="flex-start">
        <Title order={1}>{crash.title}</Title>
        <Text role="alert">{error instanceof ApiError ? error.message : crash.text}</Text>
        <Group>
          <Button onClick={() => window.location.reload()}>{tryAgain}</Button>
          <Anchor href="/home">{footer.home}</Anchor>
          <Anchor href={officeContact.phoneLink} className="ltr">
            {officeContact.phone}
          </Anchor>
        </Group>
      </Stack>
    </Container>
  );
}
