import { afterEach, expect, test } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { detailedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";
import { listBetween } from "./between-prices.tsx";

afterEach(leave);

test("one or two amounts lie between both prices, in notes that people pay with", () => {
  expect(listBetween(9_500, 6_000)).toEqual([7_500, 8_500]);
  expect(listBetween(4_500, 4_000)).toEqual([4_200, 4_300]);
  expect(listBetween(5_500, 5_200)).toEqual([5_300, 5_400]);
  expect(listBetween(1_600, 1_500)).toEqual([]);
  expect(listBetween(1_500, 1_600)).toEqual([]);
});

test("a tap on an amount between both prices fills the field, and the button at the thumb sends it", async () => {
  const job = {
    ...{ ...detailedJob, salary: 9_500, earning: 9_500, priceStatus: "disputed", offeredPrice: 6_000 },
    ...{ usualPrice: { from: 1_000, to: 5_000 }, nextSteps: [...detailedJob.nextSteps, "correctPrice"] },
  };
  const replies = { [`job-details/${jobId}`]: { body: job }, "update-job-details": done("") };
  await visit({ path: `/acceptjobdetailssubmission/${jobId}`, who: provider, replies });
  await press("Say another price");
  await readPage("You PKR 9,500, customer PKR 6,000. In between:");
  await press("PKR 7,500");
  await wait(() => findField("salary")?.value === "7500", "amount in the field");
  await wait(() => findButton("Send price PKR 7,500")?.closest(".thumb-bar"), "button at the thumb");
  const chip = await wait(() => findButton("PKR 8,500"), "other amount");
  const agree = await wait(() => findButton("Take PKR 6,000"), "customer's amount");
  expect(chip.compareDocumentPosition(agree)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press("Send price PKR 7,500");
  await readToast("Price sent.");
});
