import { afterEach, expect, test } from "vitest";
import { recordBodies } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { findButton, press } from "../../../../../test-setup/screen-person.ts";
import { wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const completed = {
  ...{ ...followedJob, status: "Completed", completedDate: "2026-05-01T12:00:00.000Z", priceStatus: "agreed" },
  ...{ payment: { status: "due", method: null, claimed: null }, nextSteps: ["pay", "confirm"] },
};
const open = () =>
  visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body: completed } } });

test("cash by a tap by mistake is undone before it is sent", async () => {
  await open();
  const bodies = recordBodies("confirm");
  await press("I paid cash PKR 1,500 – confirm");
  await press("Undo");
  await wait(() => findButton("I paid cash PKR 1,500 – confirm"), "button");
  // As when the page is left: what is held is sent.
  window.dispatchEvent(new Event("pagehide"));
  expect(bodies).toEqual([]);
});

test("who pays in the portal is led to the payment at once, and can rate later", async () => {
  await open();
  const bodies = recordBodies("confirm");
  await press("Wallet or card");
  await press("Pay PKR 1,500");
  await waitForPath("/walletpayments");
  expect(bodies).toEqual([]);
});
