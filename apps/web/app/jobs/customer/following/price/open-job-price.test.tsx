import { afterEach, expect, test } from "vitest";
import { done, refusing } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { fill, findButton, press, readDialog, readPage, wait } from "../../../../../test-setup/screen-person.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const open = (job: Partial<typeof followedJob>, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, ...job } }, ...replies },
  });

const agreed = { ...followedJob, priceStatus: "agreed", nextSteps: [] };

test("the customer agrees to the price with one click", async () => {
  const changes = { [`Job/${followedJobId}`]: { body: agreed } };
  await open({}, { "agree-price": { ...done("You have agreed to the price.", { priceStatus: "agreed" }), changes } });
  await readPage("Ali Raza is asking PKR 1,500 for this job.");
  await press("Agree to PKR 1,500");
  await readDialog("You have agreed to the price.");
  await wait(() => !findButton("Agree to PKR 1,500"), "way on after the agreement");
});

test("a price that changed meanwhile is not agreed to, and the screen shows the new one", async () => {
  const changed = { ...followedJob, salary: 1_800 };
  const changes = { [`Job/${followedJobId}`]: { body: changed } };
  await open({}, { "agree-price": { ...refusing("price-changed"), changes } });
  await press("Agree to PKR 1,500");
  await readDialog("The price has changed. Please look at the new one.");
  await press("OK");
  await wait(() => findButton("Agree to PKR 1,800"), "new price");
});

test("the customer types what is wrong with a price, and sees it afterwards", async () => {
  const words = "We said 1,200.";
  const disputed = { ...followedJob, priceStatus: "disputed", priceObjection: words };
  const changes = { [`Job/${followedJobId}`]: { body: disputed } };
  const reply = done("The handyman sees what is wrong.", { priceStatus: "disputed" });
  await open({}, { "dispute-price": { ...reply, changes } });
  await press("Something is wrong");
  await fill({ words });
  await press("Send");
  await readDialog("The handyman sees what is wrong.");
  await press("OK");
  await readPage(words);
});

test("an unpaid price without the customer's agreement says so next to the payment", async () => {
  await open({ status: "Completed", nextSteps: ["agreePrice", "pay"], payment: { status: "due", method: null } });
  expect(await readPage("You have not agreed to this price yet. If you pay it, you agree to it.")).toBeTruthy();
});
