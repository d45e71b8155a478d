import type { RequestOf } from "@hunarmand/api/call";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { listAllReviews, type OfficeReview, voidReview } from "@hunarmand/api/reviews/reviews";
import { Anchor, Button } from "@mantine/core";
import { Link } from "react-router";
import recordDesks from "../../locales/en/record-desks.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { ReasonDialog } from "../decisions/reason-dialog.tsx";
import { useDecision } from "../decisions/use-decision.ts";
import { desks } from "../desks.ts";
import type { Column } from "./column.ts";
import { DeskList } from "./desk-list.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { useOpenRow } from "./table/use-open-row.ts";

interface ReviewListProps {
  query: RequestOf<typeof listAllReviews>["query"];
  first: Page<OfficeReview>;
  narrow?: boolean;
}

/** Reviews, including voided ones. Staff can void each. */
export function ReviewList({ query, first, narrow = false }: ReviewListProps) {
  const { reviews } = useMessages(recordDesks);
  const { decide } = useDecision();
  const pages = useMorePages(first, (cursor) => callPage(listAllReviews, { query: { ...query, cursor } }));
  const [voiding, setVoiding] = useOpenRow(pages, ({ jobId }) => jobId);
  const columns = useReviewColumns(setVoiding);
  return (
    <>
      <DeskList
        pages={pages}
        filters={{ rating: query.rating }}
        texts={reviews}
        narrow={narrow}
        keyOf={({ jobId }) => jobId}
        columns={columns}
      />
      {voiding && (
        <ReasonDialog
          title={reviews.voidTitle}
          text={reviews.voidText}
          submitLabel={reviews.void}
          templates={reviews.voidReasons}
          onSave={(reason) => {
            const { jobId: id, rating, feedback } = voiding;
            return decide(() => callApi(voidReview, { params: { id }, body: { reason, read: { rating, feedback } } }));
          }}
          onClose={() => setVoiding(undefined)}
        />
      )}
    </>
  );
}

function useReviewColumns(voidOne: (review: OfficeReview) => void): [Column<OfficeReview>, ...Column<OfficeReview>[]] {
  const { reviews } = useMessages(recordDesks);
  const { day } = useFormats();
  const { columns } = reviews;
  return [
    {
      id: "customer",
      label: columns.customer,
      cell: ({ customerName }) => customerName,
      value: ({ customerName }) => customerName,
    },
    { id: "rating", label: columns.rating, cell: ({ rating }) => reviews.stars({ stars: rating }) },
    { id: "state", label: columns.state, cell: ({ isVoided }) => <ReviewState isVoided={isVoided} /> },
    {
      id: "provider",
      label: columns.provider,
      cell: ({ providerName }) => providerName,
      value: ({ providerName }) => providerName,
    },
    {
      id: "feedback",
      label: columns.feedback,
      cell: ({ feedback }) => (
        <div className="desk-text" dir="auto">
          {feedback}
        </div>
      ),
    },
    { id: "by", label: columns.by, cell: ({ reportedBy }) => reviews.by[reportedBy] },
    { id: "date", label: columns.date, cell: ({ completedDate }) => day(completedDate) },
    {
      id: "job",
      label: columns.job,
      cell: ({ jobId }) => (
        <Anchor component={Link} to={`${desks.jobs.path}/${jobId}`} inherit>
          {reviews.job}
        </Anchor>
      ),
    },
    {
      id: "decision",
      label: columns.decision,
      isAction: true,
      cell: (review) =>
        !review.isVoided && (
          <Button variant="outline" color="red" onClick={() => voidOne(review)}>
            {reviews.void}
          </Button>
        ),
    },
  ];
}

function ReviewState({ isVoided }: { isVoided: boolean }) {
  const { reviews } = useMessages(recordDesks);
  return (
    <StatusBadge
      status={isVoided ? providerStatus.rejected : providerStatus.verified}
      label={isVoided ? reviews.voided : reviews.counts}
    />
  );
}
