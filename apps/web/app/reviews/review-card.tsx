import type { Review } from "@hunarmand/api/reviews/reviews";
import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import reviews from "../locales/en/reviews.json";
import { Stars } from "../shared/lists/stars.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

export function ReviewCard({
  review: { customerName, completedDate, rating, feedback, reportedBy },
}: {
  review: Review;
}) {
  const texts = useMessages(reviews);
  const { day } = useFormats();
  return (
    <Card component="article">
      <Stack gap="xs" align="flex-start">
        <Group justify="space-between" w="100%" gap="xs">
          <Title order={2} size="h3">
            {customerName}
          </Title>
          <Stars rating={rating} label={texts.stars({ stars: rating })} />
        </Group>
        <Text dir="auto">{feedback}</Text>
        <Text size="sm" c="dimmed">
          {texts.completed({ date: day(completedDate) })}
        </Text>
        {reportedBy === "provider" && (
          <Badge size="lg" variant="light" color="marigold">
            {texts.byProvider}
          </Badge>
        )}
      </Stack>
    </Card>
  );
}
