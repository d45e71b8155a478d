import type { Notice } from "@hunarmand/api/notices/notices";
import { afterEach, expect, test } from "vitest";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const hourMilliseconds = 3_600_000;

const notice = (digit: number, hoursAgo: number, changes: Partial<Notice> = {}): Notice => ({
  ...{ id: `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a2${digit}`, kind: "job-taken", subject: "", reason: null, appeal: null },
  ...{ text: `Another handyman was quicker: Tap Repair (H-${digit}), G-9, Islamabad.`, readDate: null },
  ...{ link: `/requestedjobs?offer=${digit}`, ...changes },
  createdDate: new Date(Date.now() - hoursAgo * hourMilliseconds).toISOString(),
});

const open = (path: string, notices: readonly Notice[]) => {
  const lists = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  return visit({ path, who: provider, replies: { ...lists, notices: { body: notices } } });
};

const findFold = () => [...document.querySelectorAll("main details")].find(isAboutEnded);
const isAboutEnded = ({ textContent }: Element) => textContent.includes("closed since yesterday");

test("below the offers is a fold with those that ended within a day, and how", async () => {
  const again = notice(2, 1, { kind: "job-offered", text: "A new job" });
  const twice = notice(2, 2, { id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a29" });
  await open("/requestedjobs", [notice(1, 1), again, twice, notice(3, 30)]);
  const fold = await wait(findFold, "offers that ended");
  // Neither the one that is offered again, nor the old one.
  expect(fold.textContent.match(/Another handyman was quicker: Tap Repair/g)).toHaveLength(1);
  expect(fold.querySelector("summary")?.textContent).toBe("1 new job has closed since yesterday");
  expect(fold.hasAttribute("open")).toBe(false);
  expect(fold.querySelector("time")).not.toBeNull();
});

test("of more than three offers that ended the newest three are said, with the way to all", async () => {
  await open("/requestedjobs", [notice(1, 1), notice(2, 2), notice(3, 3), notice(4, 4)]);
  const fold = await wait(findFold, "offers that ended");
  expect(fold.querySelector("summary")?.textContent).toBe("4 new jobs have closed since yesterday");
  expect(fold.textContent.match(/quicker/g)).toHaveLength(3);
  expect(fold.querySelector("a")?.getAttribute("href")).toBe("/notices");
});

test("the start page does not speak of offers that ended", async () => {
  await open("/home", [notice(1, 1)]);
  await readPage("Earned today (confirmed)");
  expect(document.body.textContent).not.toContain("quicker");
});
