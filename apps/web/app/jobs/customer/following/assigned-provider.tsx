import { Card, Group, Stack, Text, Title } from "@mantine/core";
import customers from "../../../locales/en/customers.json";
import { Stars } from "../../../shared/lists/stars.tsx";
import { PhoneLinks } from "../../../shared/person/phone-links.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../job-stage.ts";

/** Who comes, and how to reach them. */
export function AssignedProvider({ provider }: { provider: FollowedJob["provider"] }) {
  const { job } = useMessages(customers);
  const { number } = useFormats();
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {job.provider}
        </Title>
        {!provider && <Text>{job.waiting}</Text>}
        {provider && (
          <>
            <Text size="lg" fw={650}>
              {provider.name}
            </Text>
            {provider.rating === null ? (
              <Text c="dimmed">{job.notRated}</Text>
            ) : (
              <Group gap="xs">
                <Stars rating={provider.rating} label={job.rating({ stars: number(provider.rating) })} />
                <span aria-hidden="true">{number(provider.rating)}</span>
              </Group>
            )}
            <Group gap="sm" className="step-buttons">
              <PhoneLinks
                phone={provider.phoneNumber}
                call={job.call({ name: provider.name })}
                whatsapp={job.whatsapp}
              />
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}
