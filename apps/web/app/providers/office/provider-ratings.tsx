import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { ReviewList } from "../../desk/lists/review-list.tsx";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import recordDesks from "../../locales/en/record-desks.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { useMessages } from "../../shared/texts/messages.ts";

export function ProviderRatings({ providerId }: { providerId: string }) {
  const { reviews } = useMessages(recordDesks);
  return (
    <LoadedPart
      of={providerId}
      load={(id) => callPage(listAllReviews, { query: { providerId: id } })}
      failed={reviews.failed}
    >
      {(first) => <ReviewList narrow query={{ providerId }} first={first} />}
    </LoadedPart>
  );
}
