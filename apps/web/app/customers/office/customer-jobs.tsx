import { listJobs } from "@hunarmand/api/jobs/office";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { type OfficeJob, useJobColumns } from "../../desk/lists/job-columns.tsx";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import office from "../../locales/en/office.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useMessages } from "../../shared/texts/messages.ts";

export function CustomerJobs({ customerId }: { customerId: string }) {
  const { jobs } = useMessages(office);
  return (
    <LoadedPart of={customerId} load={(id) => callPage(listJobs, { query: { customerId: id } })} failed={jobs.failed}>
      {(first) => <JobsOfCustomer customerId={customerId} first={first} />}
    </LoadedPart>
  );
}

function JobsOfCustomer({ customerId, first }: { customerId: string; first: Page<OfficeJob> }) {
  const { jobs } = useMessages(office);
  const columns = useJobColumns();
  const pages = useMorePages(first, (cursor) => callPage(listJobs, { query: { customerId, cursor } }));
  return <DeskList narrow pages={pages} texts={jobs} keyOf={({ id }) => id} columns={columns} />;
}
