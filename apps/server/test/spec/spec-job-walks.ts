import { expect } from "vitest";
import { jobForm } from "../forms.ts";
import type { SpecGround } from "./spec-ground.ts";
import type { Walk, Walks } from "./spec-walks.ts";

const listOf = (path: string, job: "Requested" | "InProgress" | "Completed") =>
  [
    `GET Provider/${path}/{}`,
    ({ provider, other, jobs }: SpecGround): Walk => ({
      as: "provider",
      url: `/Provider/${path}/${provider.email}`,
      reply: expect.arrayContaining([expect.objectContaining({ jobId: jobs[job] })]),
      foreign: { as: "provider", url: `/Provider/${path}/${other.email}`, status: 403 },
    }),
  ] as const;

/** A step of the job flow with its success message. A stranger gets "not found". */
const step =
  (path: string, message: string, bodyOf: (ground: SpecGround) => object) =>
  (ground: SpecGround): Walk => ({
    as: "provider",
    url: `/Provider/${path}`,
    body: bodyOf(ground),
    reply: { message },
    foreign: { as: "stranger", status: 404 },
  });

export const jobWalks: Walks = {
  ...Object.fromEntries([
    listOf("handyman-active-jobs", "InProgress"),
    listOf("handyman-requested-jobs", "Requested"),
    listOf("completed-jobs", "Completed"),
  ]),
  "GET Provider/handyman-reviews/{}": ({ provider, other }) => ({
    as: "provider",
    url: `/Provider/handyman-reviews/${provider.email}`,
    reply: [],
    foreign: { as: "provider", url: `/Provider/handyman-reviews/${other.email}`, status: 403 },
  }),
  "POST Provider/accept-job": step("accept-job", "Job accepted successfully.", ({ jobs }) => ({ Id: jobs.Requested })),
  "POST Provider/reject-job": ({ provider, stranger, jobs }) => ({
    as: "provider",
    url: "/Provider/reject-job",
    body: { jobId: jobs.Requested, email: provider.email },
    reply: { message: "You have rejected the job." },
    foreign: { as: "stranger", body: { jobId: jobs.Requested, email: stranger.email }, status: 404 },
  }),
  "POST Provider/mark-arrival": step("mark-arrival", "Arrival marked successfully.", ({ jobs }) => ({
    jobId: jobs.Accepted,
  })),
  "POST Provider/update-job-details": step("update-job-details", "Job details updated successfully.", ({ jobs }) => ({
    id: jobs.InProgress,
    duration: 2,
    salary: 4_500,
    description: "Wired the room.",
    location: "G-9",
    workStatus: "InProgress",
  })),
  "POST Provider/complete-job": step("complete-job", "Job marked as completed.", ({ jobs }) => ({
    id: jobs.Detailed,
    customerFeedback: "Good work.",
    customerRating: 5,
    workStatus: "Completed",
  })),
  "POST Jobs/complete-job/{}": ({ jobs }) => ({
    as: "provider",
    url: `/Jobs/complete-job/${jobs.Detailed}`,
    reply: { message: "Job marked as completed." },
    foreign: { as: "stranger", status: 404 },
  }),
  "GET Provider/job-details/{}": ({ jobs }) => ({
    as: "provider",
    url: `/Provider/job-details/${jobs.Accepted}`,
    reply: { jobId: jobs.Accepted, status: "Accepted" },
    foreign: { as: "stranger", status: 404 },
  }),
  "GET Provider/customer-coordinates/{}": ({ jobs }) => ({
    as: "provider",
    url: `/Provider/customer-coordinates/${jobs.Accepted}`,
    reply: { latitude: expect.any(Number), longitude: expect.any(Number) },
    foreign: { as: "stranger", status: 404 },
  }),
  "POST Job/create-job": () => ({
    as: "customer",
    url: "/Job/create-job",
    body: jobForm,
    reply: { message: expect.any(String), jobId: expect.any(String) },
  }),
  "PUT Job/update-webjob/{}": ({ jobs }) => ({
    as: "customer",
    url: `/Job/update-webjob/${jobs.Requested}`,
    body: { description: "Please bring a ladder." },
    reply: { message: expect.any(String), jobId: jobs.Requested },
    foreign: { as: "otherCustomer", status: 404 },
  }),
  "GET Admin/job-details": () => ({ as: "owner", url: "/Admin/job-details", reply: expect.any(Array) }),
  "GET Admin": () => ({ as: "owner", url: "/Admin", reply: { jobsRequested: 1 } }),
};
