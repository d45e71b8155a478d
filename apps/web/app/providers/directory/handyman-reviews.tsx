import { listHandymanReviews, type PublicReview } from "@hunarmand/api/providers/directory";
import { Card, Group, Stack, Text, Title } from "@mantine/core";
import handymanTexts from "../../locales/en/handyman.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { Stars } from "../../shared/lists/stars.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** People read the first few; a button shows more. */
export const reviewsOfPage = 10;

interface HandymanReviewsProps {
  id: string;
  loading: Promise<Page<PublicReview>>;
}

/** What customers wrote about this handyman, newest first. */
export function HandymanReviews({ id, loading }: HandymanReviewsProps) {
  const texts = useMessages(handymanTexts);
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {texts.reviews}
      </Title>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.reviewsFailed}>
        {(first) => <ReviewList id={id} first={first} />}
      </Loaded>
    </section>
  );
}

function ReviewList({ id, first }: { id: string; first: Page<PublicReview> }) {
  const texts = useMessages(handymanTexts);
  const pages = useMorePages(first, (cursor) =>
    callPage(listHandymanReviews, { params: { id }, query: { cursor, limit: reviewsOfPage } }),
  );
  return (
    <PagedList
      pages={pages}
      // A customer reviews a job once, so its skill and time are one review's.
      keyOf={({ date, skill, words }) => `${date} ${skill} ${words}`}
      texts={{ count: texts.reviewCount, none: texts.noReviews, failed: texts.reviewsFailed }}
      empty={null}
    >
      {(review) => <ReviewCard review={review} />}
    </PagedList>
  );
}

function ReviewCard({ review: { skill, rating, words, date } }: { review: PublicReview }) {
  const texts = useMessages(handymanTexts);
  const { month } = useFormats();
  return (
    <Card component="article">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Stars rating={rating} label={texts.stars({ stars: rating })} />
          <Text size="sm" c="dimmed">
            {month(date)}
          </Text>
        </Group>
        <Text dir="auto" className="typed-lines">
          {words}
        </Text>
        <Text size="sm" c="dimmed">
          {getName(skill)}
        </Text>
      </Stack>
    </Card>
  );
}
