import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import pages from "../../locales/en/pages.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** A link for contractors, who need neither a handyman nor work. */
export function HomeCrews() {
  const { home } = useMessages(pages);
  return (
    <section className="landing-section">
      <Title order={2}>{home.crewTitle}</Title>
      <Group justify="space-between" mt="xs" mb="xl">
        <Text>{home.crewText}</Text>
        <Button component={Link} to="/getquote" variant="default">
          {home.crewStep}
        </Button>
      </Group>
    </section>
  );
}
