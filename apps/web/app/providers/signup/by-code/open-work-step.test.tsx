import { afterEach, expect, test, vi } from "vitest";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { fillIn, open, proveNumber, watch } from "../../../../test-setup/signup/by-code.ts";
import { leave, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

test("a tap on a picture brings its kinds of work into sight", async () => {
  await open();
  await proveNumber();
  await fillIn();
  await wait(() => findButton("Installations"), "trades");
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this);
  });
  await press("Installations");
  await wait(() => shown.some((place) => place.textContent?.includes("AC Installation")), "kinds of work in sight");
});

test("an electrician taps their trade, its kinds of work are chosen, and one tap changes to those of another group", async () => {
  const work = (category: string, skill: string) => ({ category, skill, priceFrom: 1_000, priceTo: 2_000 });
  const installations = ["AC Installation", "Plumbing Installation"].map((skill) => work("Installations", skill));
  const found = [work("Construction", "Masonry"), ...installations];
  await open({ "search-work": { body: found } });
  const bodies = watch("signup-code");
  await proveNumber();
  await fillIn();
  await press("Electrician");
  await readPage("Chosen: AC Installation, Plumbing Installation. Can you do more? Choose it below.");
  await readPage("You can choose one of these. Which do you do most?");
  await press("Construction: Masonry");
  await readPage("Chosen: Masonry. Can you do more? Choose it below.");
  await press("Installations: AC Installation, Plumbing Installation");
  await press("Sign up now");
  await waitForPath("/pending");
  expect(bodies).toMatchObject([{ Category: "Installations", Skill: "AC Installation,Plumbing Installation" }]);
});
