import type { JobDetails } from "@hunarmand/api/jobs/job";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Toasts } from "../../../shared/dialogs/toasts.tsx";
import { findCurrentJobId } from "../../../shared/work/current-job.ts";
import { findLastStep, rememberStep } from "../job-steps.ts";
import { StepGate } from "./step-gate.tsx";

let root: Root;

afterEach(() => act(() => root.unmount()));

/** Opens the completion step with this job; returns the final path. */
async function openCompletion(job: Partial<JobDetails> | undefined) {
  const gate = (
    <StepGate job={job as JobDetails | undefined} at={["details"]}>
      {() => "the form"}
    </StepGate>
  );
  const place = document.createElement("div");
  const router = createMemoryRouter(
    [
      { path: "/jobcompletion/:id", element: gate },
      { path: "*", element: "elsewhere" },
    ],
    { initialEntries: ["/jobcompletion/j1"] },
  );
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  return { path: router.state.location.pathname, text: place.textContent };
}

test("a job at this step is shown", async () => {
  const shown = await openCompletion({ jobId: "j1", status: "InProgress", detailsSubmittedAt: "2026-05-01T10:00:00Z" });
  expect(shown).toEqual({ path: "/jobcompletion/j1", text: "the form" });
});

test("a job without details leads to the details first", async () => {
  const { path } = await openCompletion({ jobId: "j1", status: "InProgress", detailsSubmittedAt: null });
  expect(path).toBe("/acceptjobdetailssubmission/j1");
  expect(findCurrentJobId()).toBe("j1");
});

test("a cancelled job leads back to the requests, and is forgotten", async () => {
  rememberStep("/jobcompletion/j1");
  const { path } = await openCompletion({ jobId: "j1", status: "Cancelled", detailsSubmittedAt: null });
  expect(path).toBe("/requestedjobs");
  expect(findLastStep()).toBeUndefined();
});

test("another provider's job leads back to the requests, and is forgotten", async () => {
  rememberStep("/jobcompletion/j1");
  expect((await openCompletion(undefined)).path).toBe("/requestedjobs");
  expect(findLastStep()).toBeUndefined();
});

test("a job that is somewhere else says so without a dialog that has to be closed", async () => {
  const toasts = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => toasts.render(<Toasts />));
  await openCompletion({ jobId: "j1", status: "InProgress", detailsSubmittedAt: null });
  expect(document.querySelector(".toast")?.textContent).toBe("Your arrival is marked. Next: send the price.");
  expect(document.querySelector("dialog")).toBeNull();
  act(() => toasts.unmount());
});
