import type { JobDetails } from "@hunarmand/api/jobs/job";
import { useRevalidator } from "react-router";
import { JobTimes } from "../../times/job-times.tsx";

/** What a handyman may still say about the time of the visit: another one, that they are late, that they cannot come. */
export function VisitTimes({ job }: { job: JobDetails }) {
  const { revalidate } = useRevalidator();
  return <JobTimes job={job} side="provider" refresh={revalidate} />;
}
