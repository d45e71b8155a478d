import { afterEach, expect, test } from "vitest";
import { done, recordBodies } from "../../../test-setup/faked-server.ts";
import { acceptedJob, jobId } from "../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readToast, wait } from "../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

async function openProposal() {
  const replies = {
    [`job-details/${jobId}`]: { body: { ...acceptedJob, nextSteps: ["arrive", "proposeTime"] } },
    "propose-time": done("We asked the customer."),
  };
  await visit({ path: "/acceptcustomerinfo", who: provider, currentJobId: jobId, replies });
  await press("Propose another time");
}

test.each(["/acceptcustomerinfo", "/activejobs"])(
  "being late and not coming are in one row below Call and Navigate, above the data of the customer: %s",
  async (path) => {
    const body = { ...acceptedJob, phoneNumber: "03031234567", comesAt: "2036-05-02T08:20:00.000Z" };
    const job = { ...body, nextSteps: ["arrive", "proposeTime", "runLate", "giveBack"] };
    const replies = {
      [`job-details/${acceptedJob.jobId}`]: { body: job },
      [`handyman-active-jobs/${email}`]: { body: [job] },
    };
    await visit({ path, who: provider, currentJobId: acceptedJob.jobId, replies });
    const late = await wait(() => findButton("I will be late"), "button");
    expect(findButton("I cannot come")?.parentElement).toBe(late.parentElement);
    const isAfter = (one: Element | null | undefined) =>
      one ? one.compareDocumentPosition(late) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    expect(isAfter(document.querySelector("main a[href^='tel:']"))).toBeTruthy();
    const data = await wait(() => document.querySelector("main dl"), "data of the customer");
    expect(isAfter(data)).toBeFalsy();
  },
);

test("another time is proposed by taps alone", async () => {
  await openProposal();
  const dialog = await wait(() => document.querySelector("dialog"), "dialog");
  const chip = await wait(() => dialog.querySelector<HTMLButtonElement>(".choice-chip"), "times");
  expect(findField("time"), "the field is behind its chip").toBeNull();
  chip.click();
  await wait(() => chip.getAttribute("aria-pressed") === "true", "chosen time");
  const bodies = recordBodies<{ time: string }>("propose-time");
  await press("Propose");
  await readToast("We asked the customer.");
  expect(Date.parse(bodies[0]?.time ?? "")).toBeGreaterThan(Date.now());
});

test("another time than the usual ones is typed, in the field behind its chip", async () => {
  await openProposal();
  await press("Another time");
  await fill({ time: "2036-05-02T10:30" });
  const bodies = recordBodies<{ time: string }>("propose-time");
  await press("Propose");
  await readToast("We asked the customer.");
  expect(bodies).toEqual([{ time: "2036-05-02T05:30:00.000Z" }]);
});
