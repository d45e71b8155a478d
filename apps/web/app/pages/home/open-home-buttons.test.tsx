import { afterEach, expect, test } from "vitest";
import { findPlace } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const findLinks = () =>
  [...findPlace().querySelectorAll("main a.mantine-Button-root")].map((link) => link.getAttribute("href"));
test.each(["Pending", "Verified"] as const)(
  "a %s handyman sees no button to sign up or to post a job",
  async (status) => {
    for (const path of ["/home", "/about-us", "/providers", "/jobs"]) {
      await visit({ path, who: { ...provider, status } });
      await wait(() => document.querySelector("main h1"), "heading");
      expect(findLinks().filter((href) => href === "/signup" || href?.startsWith("/jobs"))).toEqual([]);
    }
  },
);

test("a visitor finds the login, the posting and the handymen, in the content or the menu; others have their own", async () => {
  const listPaths = (place: string) =>
    [...document.querySelectorAll(`${place} a`)].map((link) => link.getAttribute("href"));
  await visit({ path: "/home" });
  await readPage("Become a Handyman");
  expect(listPaths(".trade-search-groups")).toContain("/login");
  expect(listPaths("header nav")).toEqual(expect.arrayContaining(["/jobs/new", "/providers"]));
  await visit({ path: "/home", who: customer });
  await readPage("Become a Handyman");
  expect(listPaths(".trade-search-groups")).not.toContain("/login");
  await visit({ path: "/home", who: provider });
  await readPage("Your work today");
  expect(listPaths("header")).not.toContain("/jobs/new");
});

test("visitors and customers can become a handyman from home", async () => {
  for (const who of [undefined, customer]) {
    await visit({ path: "/home", who });
    await readPage("Become a Handyman");
    expect(findLinks()).toContain("/signup");
  }
});
