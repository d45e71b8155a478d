import { expect, test } from "vitest";
import { type FakedReply, failing } from "../../../test-setup/faked-server.ts";
import { profile } from "../../../test-setup/profile-replies.ts";
import { press } from "../../../test-setup/screen-person.ts";
import { readPage } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

const { cnic: _, ...known } = profile;
const handyman = {
  ...{ ...known, cnicMasked: "•••••-•••••12-3", createdDate: "2026-01-02T08:00:00.000Z", verifiedDate: null },
  ...{ documents: [], duplicates: [], rating: null, ratings: 0, openJobs: 0, completedJobs: 0, nextSteps: [] },
  ...{ visit: null, hasPayoutAccount: false },
};
const figures = { takenJobs: 12, completedJobs: 9, minutesToAccept: 7, rating: 4.5, ratings: 2 };

async function openJobs(reply: FakedReply): Promise<void> {
  await visit({
    path: `/office/providers/${profile.id}`,
    who: { role: "Dispatcher" },
    replies: { overview: { body: handyman }, figures: reply, "job-details": { body: [] } },
  });
  await press("Jobs");
}

async function readFigures(): Promise<string[]> {
  await readPage("Jobs taken");
  return [...document.querySelectorAll("[aria-label='Last 30 days'] dd")].map(({ textContent }) => textContent ?? "");
}

test("the jobs of a handyman begin with their last 30 days", async () => {
  await openJobs({ body: figures });
  expect(await readFigures()).toEqual(["12", "9", "7 minutes on average", "4.5 of 5 from 2 reviews"]);
});

test("without a job there is no speed and no rating", async () => {
  const none = { takenJobs: 0, completedJobs: 0, minutesToAccept: null, rating: null, ratings: 0 };
  await openJobs({ body: none });
  expect(await readFigures()).toEqual(["0", "0"]);
});

test("figures that fail to load are there after Try again", async () => {
  await openJobs({ ...failing, changes: { figures: { body: figures } } });
  await readPage("Failed to fetch the figures of this handyman.");
  await press("Try again");
  expect(await readFigures()).toHaveLength(4);
});
