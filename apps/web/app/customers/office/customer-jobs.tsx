import { listJobs } from "@hunarmand/api/jobs/office";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { type OfficeJob, useJobColumns } from "../../desk/lists/job-columns.tsx";
import { usePart } from "../../desk/use-part.ts";
import office from "../../locales/en/office.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

export function CustomerJobs({ customerId }: { customerId: string }) {
  const { jobs } = useMessages(office);
  const loading = usePart(customerId, (id) => callPage(listJobs, { query: { customerId: id } }));
  if (!loading) return <CardSkeletons />;
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={jobs.failed}>
      {(first) => <JobsOfCustomer customerId={customerId} first={first} />}
    </Loaded>
  );
}

function JobsOfCustomer({ customerId, first }: { customerId: string; first: Page<OfficeJob> }) {
  const { jobs } = useMessages(office);
  const columns = useJobColumns();
  const pages = useMorePages(first, (cursor) => callPage(listJobs, { query: { customerId, cursor } }));
  return <DeskList narrow pages={pages} texts={jobs} keyOf={({ id }) => id} columns={columns} />;
}
