import { afterEach, expect, test } from "vitest";
import { failing } from "../../../../test-setup/faked-server.ts";
import { profile } from "../../../../test-setup/profile-replies.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { papersOf } from "../../../../test-setup/signup/applicant.ts";
import { noVisit } from "../../../../test-setup/signup/visit-replies.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const booked = { id: profile.id, startsAt: "2036-03-09T06:30:00.000Z", status: "Booked", nextSteps: [] };

const open = (changes: object, papers: string, own: object) =>
  visit({
    path: "/home",
    who: { ...provider, status: "Pending" },
    replies: {
      edituser: { body: { ...profile, status: "Pending", ...changes } },
      "Provider/papers": { body: papersOf(papers) },
      "Provider/visit": own,
    },
  });
const readCard = () => document.querySelector("[aria-labelledby=applicant-next]")?.textContent ?? "";

test.each([
  ["what is on the CNIC", { cnic: "" }, "missing", {}, "Next: tell us about you", "Do this now"],
  ["the pictures", {}, "missing", {}, "Next: send pictures of your CNIC", "Do this now"],
  ["the visit's time", {}, "received", {}, "Next: choose a time to visit us", "Do this now"],
  ["the visit", {}, "missing", { visit: booked }, "All done. Come to our office.", "See your application"],
  ["nothing", {}, "received", { came: true }, "Next: wait for our answer", "See your application"],
] as const)(
  "an applicant's start page names the next thing and shows the road: %s",
  async (_, changes, papers, own, title, button) => {
    await open(changes, papers, { body: { ...noVisit, ...own } });
    await readPage(title);
    expect(readCard().startsWith(title)).toBe(true);
    expect(document.querySelectorAll(".road-step")).toHaveLength(5);
    const way = document.querySelector("[aria-labelledby=applicant-next] a[href='/pending']");
    expect(way?.textContent).toBe(button);
  },
);

test("the booked visit is there with day and hour, and what is done at it", async () => {
  await open({}, "missing", { body: { ...noVisit, visit: booked } });
  await readPage("All done. Come to our office.");
  expect(readCard()).toContain("Sunday, 9 March, 11:30\u00A0am");
  expect(readCard()).toContain("We take pictures of your CNIC there.");
});

test("if the visit cannot be read, the state of the application is there with the way to it", async () => {
  await open({}, "missing", failing);
  await readPage("Visit our office: we look at your papers. Then you get jobs.");
  await wait(() => document.querySelector("main [role=alert] a[href='/pending']"), "way");
});
