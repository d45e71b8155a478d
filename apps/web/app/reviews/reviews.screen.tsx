import { listReviews, type Review } from "@hunarmand/api/reviews/reviews";
import { Button, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import reviews from "../locales/en/reviews.json";
import { callPage } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../shared/calls/use-more-pages.ts";
import { EmptyState } from "../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../shared/lists/paged-list.tsx";
import { requireEmail } from "../shared/person/require-email.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/reviews.screen";
import { ReviewCard } from "./review-card.tsx";

export function meta() {
  return pageMeta({ title: getMessages(reviews).title });
}

export function clientLoader() {
  const email = requireEmail();
  return { email, firstPage: startLoad(callPage(listReviews, { params: { email } })) };
}

export default function ReviewsScreen({ loaderData: { email, firstPage } }: Route.ComponentProps) {
  const texts = useMessages(reviews);
  return (
    <div className="page">
      <Stack gap="lg">
        <Title order={1}>{texts.title}</Title>
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={texts.failed}>
          {(first) => <ReviewList email={email} first={first} />}
        </Loaded>
      </Stack>
    </div>
  );
}

function ReviewList({ email, first }: { email: string; first: Page<Review> }) {
  const texts = useMessages(reviews);
  const pages = useMorePages(first, (cursor) => callPage(listReviews, { params: { email }, query: { cursor } }));
  return (
    <PagedList
      pages={pages}
      keyOf={({ jobId }) => jobId}
      texts={texts}
      empty={
        <EmptyState drawing="star" text={texts.emptyText}>
          <Button component={Link} to="/completedjobs">
            {texts.emptyStep}
          </Button>
        </EmptyState>
      }
    >
      {(review) => <ReviewCard review={review} />}
    </PagedList>
  );
}
