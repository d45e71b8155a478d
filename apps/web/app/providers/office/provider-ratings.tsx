import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { ReviewList } from "../../desk/lists/review-list.tsx";
import { usePart } from "../../desk/use-part.ts";
import recordDesks from "../../locales/en/record-desks.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

export function ProviderRatings({ providerId }: { providerId: string }) {
  const { reviews } = useMessages(recordDesks);
  const loading = usePart(providerId, (id) => callPage(listAllReviews, { query: { providerId: id } }));
  if (!loading) return <CardSkeletons />;
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={reviews.failed}>
      {(first) => <ReviewList narrow query={{ providerId }} first={first} />}
    </Loaded>
  );
}
