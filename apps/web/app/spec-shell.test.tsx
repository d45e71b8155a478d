import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { afterEach, expect, test } from "vitest";
import { acceptedJob, offeredJob } from "../test-setup/job-replies.ts";
import { profile } from "../test-setup/profile-replies.ts";
import { readToast, wait } from "../test-setup/screen-reading.ts";
import { customer, email, provider } from "../test-setup/signed-in.ts";
import { leave, visit } from "../test-setup/visit.ts";

afterEach(leave);

const second = { id: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22", jobId: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22" };
const work = { [`handyman-requested-jobs/${email}`]: { body: [offeredJob, { ...offeredJob, ...second }] } };

const listTabs = () =>
  [...document.querySelectorAll(".tab-bar a")].map((link) => [link.textContent, link.getAttribute("href")]);
const readTabs = (count: number) =>
  wait(
    () => listTabs().length === count && listTabs(),
    () => `bar with ${count} tabs, but ${listTabs()}`,
  );
const readFooter = () => document.querySelector("footer")?.textContent ?? "";

test("a handyman's open offers and running job are one tap away on every screen, with the number of offers", async () => {
  const { go } = await visit({ path: "/faqs", who: provider, replies: work });
  for (const path of ["/faqs", "/changepassword", "/home"]) {
    await go(path);
    await wait(() => document.querySelector(".tab-bar")?.textContent?.includes("2 new jobs"), `count on ${path}`);
    expect(listTabs()).toEqual([
      ["Home", "/home"],
      ["New Jobs22 new jobs", "/requestedjobs?offer"],
      ["My Jobs", "/activejobs"],
      ["Money", "/payment"],
    ]);
  }
});

test("the handyman's switch is on every screen and shows the server's state", async () => {
  await visit({
    path: "/support",
    who: { ...provider, username: "Bilal Khan" },
    replies: { availability: { body: { message: "Saved.", available: false } } },
  });
  const findSwitch = (checked: boolean) =>
    document.querySelector<HTMLElement>(`header [role=switch][aria-checked=${checked}]`);
  (await wait(() => findSwitch(true), "switch that is on")).click();
  await wait(() => findSwitch(false), "switch that is off");
  await readToast("You take no jobs now. Use the switch to get new ones again.");
});

test("an unverified handyman is redirected to the application, and no list is fetched", async () => {
  const closed = { status: 500, body: {} };
  await visit({
    path: "/faqs",
    who: { ...provider, status: "Pending" },
    replies: {
      edituser: { body: { ...profile, status: "Pending" } },
      [`handyman-requested-jobs/${email}`]: closed,
      [`handyman-active-jobs/${email}`]: closed,
    },
  });
  await wait(() => listTabs().some(([name]) => name === "Application"), "way to the application");
  expect(document.querySelector("header [role=switch]")).toBeNull();
});

test("a customer's bar has the same places with and without jobs, those that wait for an answer are counted, and contracts are in the header", async () => {
  const { nextSteps: _, customerName: _name, email: _email, earning: _earning, ...shared } = acceptedJob;
  const job: CustomerJob = {
    ...{ ...shared, phoneNumber: "03031234567", paymentMethod: "cash", isOffered: false, cancelReason: null },
    ...{ scheduledFor: null, confirmedDate: null, startCode: null, pinReportedAt: null, nextSteps: ["cancel"] },
    provider: { name: "Ali Raza", phoneNumber: "03001234567", rating: 4.5, hasPicture: false, publicId: null },
  };
  const places = ["/home", "/jobs", "/jobs/new", "/contracts"];
  const readPlaces = async () => (await readTabs(places.length)).map(([, place]) => place);
  await visit({ path: "/faqs", who: customer, replies: { "my-jobs": { body: [] } } });
  expect(await readPlaces()).toEqual(places);
  expect(document.querySelector(".tab-bar .count-mark")).toBeNull();
  const asked = { ...job, status: "InProgress", priceStatus: "asked", nextSteps: ["agreePrice"] };
  await visit({ path: "/faqs", who: customer, replies: { "my-jobs": { body: [job, asked] } } });
  const mark = await wait(() => document.querySelector('.tab-bar a[href="/jobs"] .count-mark'), "count of answers");
  expect(mark.textContent).toBe("11 job waits for your answer");
  expect(await readPlaces()).toEqual(places);
  await wait(() => document.querySelector('header .own-menu a[href="/contracts"]'), "contracts in the header");
});

test("Logout is in the menu of the picture, and the portal's links stay beside the person's own", async () => {
  await visit({ path: "/home", who: provider, replies: work });
  const findLogout = () =>
    [...document.querySelectorAll(".account-menu .submenu-list button")].map(({ textContent }) => textContent);
  await wait(() => findLogout().includes("Logout"), "Logout in the menu");
  for (const path of ["/", "/about-us", "/support", "/careers", "/contact-us", "/requestedjobs", "/completedjobs"]) {
    expect(document.querySelector(`header a[href="${path}"]`), path).not.toBeNull();
  }
});

test.each(["/changepassword", "/home"])(
  "on %s the footer of a person's own work has one line, and is complete on public pages",
  async (path) => {
    const { go } = await visit({ path, who: provider });
    await wait(() => readFooter().includes("ISO Certified"), "footer");
    expect(readFooter()).not.toContain("Complaints");
    await go("/faqs");
    await wait(() => readFooter().includes("Complaints"), "whole footer");
  },
);

test.each(["/jobs/new", "/signup"])("on %s a visitor does their own work: the footer has one line", async (path) => {
  const { go } = await visit({ path });
  await wait(() => readFooter().includes("ISO Certified"), "footer");
  expect(readFooter()).not.toContain("Complaints");
  await go("/home");
  await wait(() => readFooter().includes("Complaints"), "whole footer");
});
