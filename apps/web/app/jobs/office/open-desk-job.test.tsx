import type { JobCandidate } from "@hunarmand/api/jobs/office";
import { expect, test } from "vitest";
import { deskJob, jobId } from "../../../test-setup/job-replies.ts";
import { press, wait } from "../../../test-setup/screen-person.ts";
import { visit } from "../../../test-setup/visit.ts";

const open = (step: string, candidates: JobCandidate[] = []) =>
  visit({
    path: `/office/jobs/${jobId}?step=${step}`,
    who: { role: "Dispatcher" },
    replies: { [jobId]: { body: deskJob }, candidates: { body: candidates } },
  });

test("whoever assigns without a handyman is asked to choose one, once, where there is nobody to choose from as well", async () => {
  await open("assign");
  await wait(() => document.querySelector("dialog[open]")?.textContent?.includes("Nobody"), "empty list of handymen");
  await press("Give the job");
  const said = () => document.body.textContent?.split("Please choose a handyman.").length;
  await wait(() => said() === 2, "word on what is missing");
  expect(said()).toBe(2);
});
