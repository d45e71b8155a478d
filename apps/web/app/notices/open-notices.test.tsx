import type { Notice } from "@hunarmand/api/notices/notices";
import { afterEach, expect, test } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { press } from "../../test-setup/screen-person.ts";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { provider } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const notice = (digit: number, rest: Partial<Notice>): Notice => ({
  ...{ id: `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a2${digit}`, kind: "job-taken", subject: `No longer open: ${digit}` },
  ...{ text: `The job ${digit} is no longer open.`, reason: null, link: `/requestedjobs?offer=${digit}`, appeal: null },
  ...{ createdDate: "2026-05-01T10:00:00.000Z", readDate: null },
  ...rest,
});
const open = (notices: readonly Notice[]) =>
  visit({
    ...{ path: "/notices", who: provider },
    replies: { notices: { body: notices }, read: done("Read.") },
  });
const articles = () => [...document.querySelectorAll("main article")];

test("five jobs that are no longer open are one folded card without a next step, with their offers", async () => {
  await open(
    [1, 2, 3, 4, 5].flatMap((digit) => [
      notice(digit, {}),
      notice(digit, { kind: "job-offered", id: `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7b2${digit}` }),
    ]),
  );
  await readPage("5 jobs are no longer open");
  expect(articles()).toHaveLength(1);
  expect(document.querySelector("main article details")?.hasAttribute("open")).toBe(false);
  expect(document.querySelector("main article a")).toBeNull();
  await press("Mark as read: 5 jobs are no longer open");
  await wait(() => !document.querySelector("[data-unread]"), "read notices");
});

test("a single closed offer leads nowhere; every other button is named after where it leads", async () => {
  await open([
    notice(1, {}),
    notice(2, { kind: "job-offered", subject: "A new job for you", link: "/requestedjobs?offer=2" }),
    notice(3, { kind: "job-price-agreed", subject: "Price agreed", link: "/activejobs" }),
    notice(4, { kind: "payout-paid", subject: "Paid out", link: "/statement" }),
  ]);
  await readPage("Price agreed");
  await readPage("1 job is no longer open");
  expect(articles()[0]?.querySelector("a")).toBeNull();
  const links = [...document.querySelectorAll("main article a")].map((link) => link.textContent);
  expect(links).toEqual(["See the new job", "Open the job", "See your money"]);
});

test("a notice that was read before shows only its subject and time until it is opened", async () => {
  await open([notice(1, { kind: "job-rated", subject: "You were rated 5", readDate: "2026-05-01T11:00:00.000Z" })]);
  await readPage("You were rated 5");
  expect(document.querySelector("main article details")?.hasAttribute("open")).toBe(false);
});

test("a notice about a quote shows what the office says, and leads to the quote", async () => {
  const link = "/contracts?section=quote&answer=6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a21";
  await open([notice(1, { kind: "quote-answered", subject: "Your quote is ready", reason: "Tools included.", link })]);
  await readPage("The office says:");
  expect(document.querySelector("main article a")?.textContent).toBe("Open the quote");
});
