import { afterEach, expect, test, vi } from "vitest";
import { done, refusing } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { fill, findButton, press } from "../../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const open = (job: object, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, ...job } }, ...replies },
  });

test("an own price that was begun about an earlier price is sent about the one on the screen", async () => {
  const raised = { [`Job/${followedJobId}`]: { body: { ...followedJob, salary: 3_000 } } };
  await open(
    {},
    {
      "agree-price": { ...refusing("price-changed"), changes: raised },
      "dispute-price": done("Sent.", { priceStatus: "disputed" }),
    },
  );
  await press("My own price");
  await fill({ offer: "1400" });
  await press("Not now");
  await press("Agree to PKR 1,500");
  await readPage("You agree to PKR 1,500.");
  window.dispatchEvent(new Event("pagehide"));
  await readDialog("The price has changed. Please look at the new one.");
  await press("OK");
  await wait(() => findButton("Agree to PKR 3,000"), "new price");
  await press("My own price");
  await fill({ offer: "2500" });
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  await press("Send");
  await readToast("Sent.");
  const [, request] = calls.mock.calls.find(([to]) => String(to).endsWith("dispute-price")) ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ amount: 3_000, offer: 2_500 });
});

test.each([
  ["the name of the work", followedJob.subSkill ?? followedJob.skill],
  ["the customer's own words", followedJob.description],
])("%s is not shown as what the handyman wrote", async (_title, workDescription) => {
  await open({ workDescription });
  await wait(() => findButton("Agree to PKR 1,500"), "price");
  expect(document.querySelector("main")?.textContent).not.toContain("wrote");
});

test("before the job is over its work cannot be unfinished, and the customer reads when they pay", async () => {
  await open({});
  await press("I do not agree");
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>("dialog input[type=radio]")].map(({ value }) => value);
  await wait(() => names().length > 0, "reasons");
  expect(names()).toEqual(["high", "agreed", "materials", "more", "other"]);
  await open({ priceStatus: "agreed", nextSteps: [] });
  await readPage("You pay when the work is done.");
});
