import { limits } from "@hunarmand/api/limits";
import { exportReviews } from "@hunarmand/api/reports/exports";
import { listAllReviews, type OfficeReview } from "@hunarmand/api/reviews/reviews";
import { Stack, Title } from "@mantine/core";
import { desks } from "../desk/desks.ts";
import { DeskFilters } from "../desk/lists/desk-filters.tsx";
import { readChoice } from "../desk/lists/read-choice.ts";
import { ReviewList } from "../desk/lists/review-list.tsx";
import { requireDesk } from "../desk/require-desk.ts";
import office from "../locales/en/office.json";
import recordDesks from "../locales/en/record-desks.json";
import { callApi, callPage } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import type { Page } from "../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/all-reviews.screen";

const ratings = Array.from({ length: limits.ratingMax }, (_, index) => String(limits.ratingMax - index));

export { shouldRevalidate } from "../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(recordDesks).reviews.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listAllReviews);
  const query = { rating: readChoice(new URL(request.url).searchParams.get("rating"), ratings) };
  return { query, firstPage: startLoad(callPage(listAllReviews, { query })) };
}

export default function ReviewsScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { reviews } = useMessages(recordDesks);
  const { desks: names } = useMessages(office);
  const options = ratings.map((value) => ({ value, label: reviews.stars({ stars: Number(value) }) }));
  return (
    <Stack gap="lg">
      <Title order={1}>{names.reviews}</Title>
      <DeskFilters
        path={desks.reviews.path}
        filters={[{ name: "rating", label: reviews.rating, options }]}
        download={() => callApi(exportReviews, { query })}
      />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={reviews.failed}>
        {(first: Page<OfficeReview>) => <ReviewList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}
