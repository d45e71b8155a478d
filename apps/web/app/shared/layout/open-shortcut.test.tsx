import { afterEach, test } from "vitest";
import { readPage } from "../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

const path = "/activejobs?own";

test.each([path, "/requestedjobs?offer"])(
  "the app's shortcut to %s leads a customer to their own jobs",
  async (start) => {
    await visit({ path: start, who: customer, replies: { "my-jobs": { body: [] } } });
    await waitForPath("/jobs");
  },
);

test("the app's shortcut to the running job leads a handyman to the active jobs", async () => {
  await visit({ path, who: provider });
  await waitForPath("/activejobs");
});

test("the app's shortcut to posting leads a handyman to their offers, and lets a customer post", async () => {
  await visit({ path: "/jobs/new?own", who: provider, replies: { "requested-jobs": { body: [] } } });
  await waitForPath("/requestedjobs");
  await visit({ path: "/jobs/new?own", who: customer });
  await readPage("What needs to be done?");
  await waitForPath("/jobs/new");
});
