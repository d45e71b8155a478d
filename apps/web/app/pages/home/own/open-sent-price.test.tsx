import { afterEach, expect, test } from "vitest";
import { detailedJob } from "../../../../test-setup/job-replies.ts";
import { readPage } from "../../../../test-setup/screen-reading.ts";
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
  await readPage("Ayesha sees PKR 4,500. You hear here what they say.");
  const cards = [...document.querySelectorAll(".own-home article")].map(({ textContent }) => textContent);
  expect(cards[0]).toContain("Ayesha sees PKR 4,500.");
  expect(cards[1]).toContain("PKR 1,900: you both agreed.");
  expect(cards.filter((card) => card?.includes("1 more active job"))).toHaveLength(1);
});
