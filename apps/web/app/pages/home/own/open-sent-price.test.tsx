import { afterEach, expect, test } from "vitest";
import { detailedJob, offeredJob } from "../../../../test-setup/job-replies.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

test("the job whose price was just sent comes before a more urgent one, and both are shown", async () => {
  const other = {
    ...detailedJob,
    jobId: "2b1f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12",
    earning: 1_900,
    priceStatus: "agreed",
  };
  const sent = { ...detailedJob, earning: 4_500, priceStatus: "asked" };
  const replies = {
    [`handyman-active-jobs/${email}`]: {
      body: [other, sent, { ...other, jobId: "3b1f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12" }],
    },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, currentJobId: detailedJob.jobId, replies });
  await readPage("You asked for PKR 4,500. Waiting for Ayesha's yes.");
  const cards = [...document.querySelectorAll(".own-home article")].map(({ textContent }) => textContent);
  expect(cards[0]).toContain("You asked for PKR 4,500.");
  expect(cards[1]).toContain("PKR 1,900: you both agreed.");
  expect(cards.filter((card) => card?.includes("1 more active job"))).toHaveLength(1);
});

test("after the price is sent its job leads with a call to the customer, and other offers are folded below it", async () => {
  const sent = { ...detailedJob, earning: 4_500, priceStatus: "asked", phoneNumber: "+923031234567" };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [sent] },
    [`handyman-requested-jobs/${email}`]: { body: [offeredJob] },
  };
  await visit({ path: "/home", who: provider, currentJobId: detailedJob.jobId, replies });
  await readPage("You asked for PKR 4,500. Waiting for Ayesha's yes.");
  const call = await wait(() => document.querySelector(".own-home a[href='tel:+923031234567']"), "call");
  expect(call.closest("article")).toBe(document.querySelector(".own-home article"));
  const fold = document.querySelector<HTMLDetailsElement>(".own-home-fold");
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.textContent).toBe("1 new job");
});
