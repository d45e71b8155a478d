import type { JobDetails, RequestedJob } from "@hunarmand/api/jobs/job";
import { asProvider, email, type FakedRow, failing } from "./faked-row.ts";

const jobId = "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c11";

const offer = {
  ...{ id: jobId, jobId, category: "Installations", skill: "Plumbing Installation", subSkill: null },
  ...{ city: "Islamabad", area: "G-9", createdDate: "2026-05-01T08:00:00.000Z" },
};
const offered: RequestedJob = {
  ...{ ...offer, status: "Requested", distanceBand: "same-area" },
  ...{ usualPrice: { from: 1_000, to: 2_000 }, netPrice: { from: 900, to: 1_800 }, platformFeePercent: 10 },
};
const arrived: JobDetails = {
  ...{ ...offer, status: "InProgress", address: "House 12", phoneNumber: null, customerName: "Ayesha Siddiqui" },
  ...{ pinLocationLatitude: 33.6891, pinLocationLongitude: 73.0299, email: null, earning: null, rating: null },
  ...{ completedDate: null, arrivedAt: "2026-05-01T10:00:00.000Z", arrivalVerified: true, detailsSubmittedAt: null },
  ...{ duration: null, salary: null, description: null, location: null, workStatus: null },
  ...{ customerFeedback: null, customerRating: null },
};
const accepted: JobDetails = { ...arrived, status: "Accepted", arrivedAt: null, arrivalVerified: false };
const detailed: JobDetails = {
  ...{ ...arrived, detailsSubmittedAt: "2026-05-01T11:00:00.000Z", duration: 1, salary: 4500 },
  ...{ description: "A new geyser", location: "Roof", workStatus: "InProgress" },
};

export const fetchRows: readonly FakedRow[] = [
  {
    ...{ section: "Home handymen-count", spec: "not handled", says: "Welcome to Hunarmand", place: "page" },
    ...{ path: "/home", replies: { "total-handymen": failing }, sees: { ".live-count": "" } },
    lacks: "[role=alert]",
  },
  {
    ...{ section: "Profile image", spec: "Failed to load profile image!", ...asProvider("/profilepicture") },
    ...{ replies: { edituser: failing }, sees: { "header .default-picture": "" } },
  },
  {
    ...{ section: "Profile image", spec: "in the header it is silently ignored", says: "Welcome to Hunarmand" },
    ...{ place: "page", ...asProvider("/home"), replies: { edituser: failing } },
    sees: { "header .default-picture": "" },
  },
  {
    ...{ section: "Profile fetch", spec: "Failed to fetch user profile.", place: "page" },
    ...{ ...asProvider("/editprofile"), replies: { edituser: failing } },
  },
  {
    ...{ section: "Active jobs", spec: "Failed to fetch active jobs.", place: "page" },
    ...{ ...asProvider("/activejobs"), replies: { [`handyman-active-jobs/${email}`]: failing } },
  },
  {
    ...{ section: "Completed jobs", spec: "Failed to fetch completed jobs.", place: "page" },
    ...{ ...asProvider("/completedjobs"), replies: { [`completed-jobs/${email}`]: failing } },
  },
  {
    ...{ section: "Requested jobs", spec: "Failed to fetch requested jobs.", place: "page" },
    ...{ ...asProvider("/requestedjobs"), replies: { [`handyman-requested-jobs/${email}`]: failing } },
  },
];

export const jobRows: readonly FakedRow[] = [
  {
    ...{ section: "Requested jobs", spec: "Failed to reject job.", ...asProvider("/requestedjobs") },
    replies: { [`handyman-requested-jobs/${email}`]: { body: [offered] }, "reject-job": failing },
    acts: [{ press: "Reject" }, { press: "Yes" }],
  },
  {
    ...{ section: "Accept", spec: "Failed to accept job.", ...asProvider("/acceptjob"), currentJobId: jobId },
    replies: { [`handyman-requested-jobs/${email}`]: { body: [offered] }, "accept-job": failing },
    acts: [{ press: "I Agree & Continue" }],
  },
  {
    ...{ section: "Job details", spec: "Loading job details...", place: "page" },
    ...asProvider(`/acceptjobdetailssubmission/${jobId}`),
    replies: { [`job-details/${jobId}`]: { isHeld: true } },
  },
  {
    ...{ section: "Job details", spec: "Failed to load job details.", place: "page" },
    ...asProvider(`/acceptjobdetailssubmission/${jobId}`),
    replies: { [`job-details/${jobId}`]: failing },
  },
  {
    ...{ section: "Job details", spec: "Failed to update job details." },
    ...asProvider(`/acceptjobdetailssubmission/${jobId}`),
    replies: { [`job-details/${jobId}`]: { body: arrived }, "update-job-details": failing },
    acts: [
      { fill: { duration: "30", salary: "0", description: "A new geyser", location: "Roof" } },
      { press: "Send job details" },
    ],
  },
  {
    ...{ section: "Arrival", spec: "Failed to fetch customer coordinates.", place: "page" },
    ...asProvider(`/acceptarrival/${jobId}`),
    replies: { [`job-details/${jobId}`]: { body: accepted }, [`customer-coordinates/${jobId}`]: failing },
  },
  {
    ...{ section: "Completion", spec: "Failed to update job completion.", ...asProvider(`/jobcompletion/${jobId}`) },
    replies: { [`job-details/${jobId}`]: { body: detailed }, "complete-job": failing },
    acts: [{ fill: { customerFeedback: "Neat and quick." } }, { press: "Complete the job" }],
  },
];
