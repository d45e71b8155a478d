import { done, failing } from "../faked-server.ts";
import { acceptedJob, arrivedJob, detailedJob, jobId, offeredJob } from "../job-replies.ts";
import { email } from "../signed-in.ts";
import { type Act, asProvider, type MessageRow } from "./row.ts";

const listOf = {
  active: `handyman-active-jobs/${email}`,
  completed: `completed-jobs/${email}`,
  requested: `handyman-requested-jobs/${email}`,
};
const offered = { [listOf.requested]: { body: [offeredJob] } };
const requested = { section: "Requested jobs", ...asProvider("/requestedjobs") } as const;
const refuse: readonly Act[] = [{ press: "Reject" }, { press: "Yes" }];

export const jobListRows: readonly MessageRow[] = [
  {
    ...{ section: "Active jobs", spec: "No active jobs found currently.", place: "page" },
    ...asProvider("/activejobs"),
  },
  {
    ...{ section: "Active jobs", spec: "Failed to fetch active jobs.", place: "page", ...asProvider("/activejobs") },
    replies: { [listOf.active]: failing },
  },
  {
    ...{ section: "Active jobs", spec: "Invalid Job ID", ...asProvider("/jobcompletion/17") },
    leadsTo: "/requestedjobs",
  },
  {
    ...{ section: "Completed jobs", spec: "No completed jobs found currently.", place: "page" },
    ...asProvider("/completedjobs"),
  },
  {
    ...{ section: "Completed jobs", spec: "Failed to fetch completed jobs.", place: "page" },
    ...{ ...asProvider("/completedjobs"), replies: { [listOf.completed]: failing } },
  },
  { ...requested, spec: "No requested jobs found currently.", place: "page" },
  {
    ...{ ...requested, spec: "Failed to fetch requested jobs.", place: "page" },
    replies: { [listOf.requested]: failing },
  },
  { ...requested, spec: "Do you want to reject this job?", replies: offered, acts: [{ press: "Reject" }] },
  {
    ...{ ...requested, spec: "You have rejected the job.", place: "toast", acts: refuse },
    replies: { ...offered, "reject-job": done("") },
  },
  {
    ...{ ...requested, spec: "Failed to reject job.", acts: refuse },
    replies: { ...offered, "reject-job": failing },
  },
];

const accept = { section: "Accept", ...asProvider("/acceptjob") } as const;
const agree = { currentJobId: jobId, acts: [{ press: "I Agree & Continue" }] } as const;

export const acceptRows: readonly MessageRow[] = [
  {
    ...{ ...accept, spec: "Job ID Missing - No job selected. Returning to requested jobs." },
    leadsTo: "/requestedjobs",
  },
  {
    ...{ ...accept, spec: "Job accepted successfully.", place: "toast", ...agree, leadsTo: "/acceptcustomerinfo" },
    replies: { ...offered, "accept-job": done(""), [`job-details/${jobId}`]: { body: acceptedJob } },
  },
  { ...accept, spec: "Failed to accept job.", ...agree, replies: { ...offered, "accept-job": failing } },
];

const details = { section: "Job details", ...asProvider(`/acceptjobdetailssubmission/${jobId}`) } as const;
const arrived = { [`job-details/${jobId}`]: { body: arrivedJob } };
const sendDetails: readonly Act[] = [
  { fill: { duration: "30", salary: "0", description: "A new geyser", location: "Roof" } },
  { press: "Send the price" },
];
const completion = { section: "Completion", ...asProvider(`/jobcompletion/${jobId}`) } as const;
const detailed = { [`job-details/${jobId}`]: { body: detailedJob } };
const complete: readonly Act[] = [{ fill: { customerFeedback: "Neat and quick." } }, { press: "Complete the job" }];

export const detailsRows: readonly MessageRow[] = [
  {
    ...{ ...details, spec: "Loading job details...", place: "page" },
    replies: { [`job-details/${jobId}`]: { isHeld: true } },
  },
  {
    ...{ ...details, spec: "Failed to load job details.", place: "page" },
    replies: { [`job-details/${jobId}`]: failing },
  },
  {
    ...{ ...details, spec: "Job details updated successfully.", place: "toast", acts: sendDetails, leadsTo: "/home" },
    replies: { ...arrived, "update-job-details": done("") },
  },
  {
    ...{ ...details, spec: "Failed to update job details.", acts: sendDetails },
    replies: { ...arrived, "update-job-details": failing },
  },
  {
    ...{ ...completion, spec: "Job marked as completed.", place: "toast", acts: complete, leadsTo: "/completedjobs" },
    replies: { ...detailed, "complete-job": done("") },
  },
  {
    ...{ ...completion, spec: "Failed to update job completion.", acts: complete },
    replies: { ...detailed, "complete-job": failing },
  },
];
