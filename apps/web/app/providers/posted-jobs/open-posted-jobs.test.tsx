import { afterEach, expect, test } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
import { readPage } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

test("the next thing of an application says how many jobs of each skill the city had, below its text", async () => {
  const own = { ...profile, status: "Pending", skill: "Plumbing Installation,AC Installation", cnic: "" } as const;
  const facts = { usualPrice: null, exactPrices: [], cities: [] };
  const posted = (work: string, jobs: number) => [{ city: "Islamabad", work, jobs }];
  await visit({
    path: "/pending",
    who: { ...provider, email: own.id, status: own.status },
    replies: {
      edituser: { body: own },
      "Provider/papers": { body: [] },
      "Provider/visit": {
        body: {
          visit: null,
          came: false,
          slots: [],
          bring: "",
          usualDecisionDays: null,
          visitMinutes: 15,
          officeKilometers: null,
        },
      },
      "work-facts/Plumbing Installation": { body: { ...facts, postedJobs: posted("Plumbing Installation", 90) } },
      "work-facts/AC Installation": { body: { ...facts, postedJobs: posted("AC Installation", 40) } },
    },
  });
  const numbers = ["Plumbing Installation in Islamabad: 90", "AC Installation in Islamabad: 40"];
  for (const number of numbers) await readPage(`${number} jobs in the last 30 days.`);
  expect(document.querySelector("[aria-labelledby=next-thing]")?.parentElement?.textContent).toMatch(
    /Only this is missing.*: 90 jobs.*: 40 jobs/,
  );
});
