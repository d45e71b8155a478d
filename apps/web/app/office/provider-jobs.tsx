import { listJobs } from "@hunarmand/api/jobs/office";
import { DeskList } from "../desk/desk-list.tsx";
import { type OfficeJob, useJobColumns } from "../desk/job-columns.tsx";
import { office } from "../locales/en/office.ts";
import { callPage } from "../shared/call-api.ts";
import { Loaded } from "../shared/loaded.tsx";
import { useMessages } from "../shared/messages.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { type Page, useMorePages } from "../shared/use-more-pages.ts";
import { usePart } from "./use-part.ts";

export function ProviderJobs({ providerId }: { providerId: string }) {
  const { jobs } = useMessages(office);
  const loading = usePart(providerId, (id) => callPage(listJobs, { query: { providerId: id } }));
  if (!loading) return <CardSkeletons />;
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={jobs.failed}>
      {(first) => <JobsOfProvider providerId={providerId} first={first} />}
    </Loaded>
  );
}

function JobsOfProvider({ providerId, first }: { providerId: string; first: Page<OfficeJob> }) {
  const { jobs } = useMessages(office);
  const columns = useJobColumns();
  const pages = useMorePages(first, (cursor) => callPage(listJobs, { query: { providerId, cursor } }));
  return <DeskList narrow pages={pages} texts={jobs} keyOf={({ id }) => id} columns={columns} />;
}
