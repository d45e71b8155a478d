import { listJobs } from "@hunarmand/api/jobs/office";
import { Stack } from "@mantine/core";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { type OfficeJob, useJobColumns } from "../../desk/lists/job-columns.tsx";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import office from "../../locales/en/office.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ProviderFigures } from "./provider-figures.tsx";

export function ProviderJobs({ providerId }: { providerId: string }) {
  const { jobs } = useMessages(office);
  return (
    <LoadedPart of={providerId} load={(id) => callPage(listJobs, { query: { providerId: id } })} failed={jobs.failed}>
      {(first) => (
        <Stack>
          <ProviderFigures providerId={providerId} />
          <JobsOfProvider providerId={providerId} first={first} />
        </Stack>
      )}
    </LoadedPart>
  );
}

function JobsOfProvider({ providerId, first }: { providerId: string; first: Page<OfficeJob> }) {
  const { jobs } = useMessages(office);
  const columns = useJobColumns();
  const pages = useMorePages(first, (cursor) => callPage(listJobs, { query: { providerId, cursor } }));
  return <DeskList narrow pages={pages} texts={jobs} keyOf={({ id }) => id} columns={columns} />;
}
