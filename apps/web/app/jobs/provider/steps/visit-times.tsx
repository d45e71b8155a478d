import type { JobDetails } from "@hunarmand/api/jobs/job";
import { useNavigate, useRevalidator } from "react-router";
import { JobTimes } from "../../times/job-times.tsx";
import { forgetJob } from "./job-guard.ts";

interface VisitTimesProps {
  job: JobDetails;
  /** Whether the screen already asks when they come. */
  asksComing?: boolean;
}

/** The handyman's actions on the time of the visit: propose another time, report a delay, give the job back. */
export function VisitTimes({ job, asksComing = false }: VisitTimesProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const leave = async () => {
    forgetJob();
    await navigate("/requestedjobs");
  };
  return <JobTimes job={job} side="provider" asksComing={asksComing} refresh={revalidate} leave={leave} />;
}
