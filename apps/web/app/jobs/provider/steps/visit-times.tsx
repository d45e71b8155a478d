import type { JobDetails } from "@hunarmand/api/jobs/job";
import { useRevalidator } from "react-router";
import { JobTimes } from "../../times/job-times.tsx";

/** The handyman's actions on the time of the visit: propose another time, report a delay, give the job back. */
export function VisitTimes({ job }: { job: JobDetails }) {
  const { revalidate } = useRevalidator();
  return <JobTimes job={job} side="provider" refresh={revalidate} />;
}
