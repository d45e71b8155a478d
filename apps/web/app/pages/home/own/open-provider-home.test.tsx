import { afterEach, expect, test } from "vitest";
import { detailedJob } from "../../../../test-setup/job-replies.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

test.each([
  ["asked", "PKR 4,500: the customer has not answered yet."],
  ["agreed", "PKR 4,500: the customer has agreed."],
  ["disputed", "The customer does not agree to PKR 4,500."],
] as const)("a handyman's start page says what the customer answered to the price: %s", async (priceStatus, text) => {
  const job = { ...detailedJob, earning: 4_500, priceStatus };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [job] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage(text);
  expect(document.querySelectorAll(".own-home [role=alert]")).toHaveLength(priceStatus === "disputed" ? 1 : 0);
});

test("a handyman's start page says what the customer would pay instead", async () => {
  const job = { ...detailedJob, earning: 4_500, priceStatus: "disputed", offeredPrice: 4_000 };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [job] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("The customer does not agree to PKR 4,500. The customer would pay PKR 4,000.");
});

test.each([
  ["while no job runs, offers are the next thing", [], "See offers"],
  ["while a job runs, the way to it is the one main button", [detailedJob], "Go to the job"],
])("%s", async (_title, jobs, main) => {
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: jobs },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  const readMain = () =>
    [...document.querySelectorAll(".own-home .mantine-Button-root:not([data-variant=default])")].map(
      ({ textContent }) => textContent,
    );
  await wait(
    () => readMain().join() === main,
    () => `one main button, but ${readMain().join()}`,
  );
});
