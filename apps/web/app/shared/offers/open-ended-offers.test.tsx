import type { Notice } from "@hunarmand/api/notices/notices";
import { afterEach, expect, test } from "vitest";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

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

const findPart = () => document.querySelector("[aria-label='What happened to other offers']");

test.each(["/requestedjobs", "/home"])("on %s offers that ended within a day say how", async (path) => {
  const again = notice(2, 1, { kind: "job-offered", text: "A new job" });
  await open(path, [notice(1, 1), again, notice(2, 2, { id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a29" }), notice(3, 30)]);
  const part = await wait(findPart, "offers that ended");
  // Neither the one that is offered again, nor the old one.
  expect(part.textContent?.match(/Another handyman was quicker: Tap Repair/g)).toHaveLength(1);
  expect(part.querySelector("time")).not.toBeNull();
});

test("more than three offers that ended are one sentence", async () => {
  await open("/requestedjobs", [notice(1, 1), notice(2, 2), notice(3, 3), notice(4, 4)]);
  await readPage("4 offers have ended since yesterday.");
  expect(findPart()?.textContent).not.toContain("quicker");
  expect(findPart()?.querySelector("a")?.getAttribute("href")).toBe("/notices");
});
