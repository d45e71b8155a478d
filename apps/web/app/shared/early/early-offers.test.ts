import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offeredJob } from "../../../test-setup/job-replies.ts";
import { removeEarlyOffers, showEarlyOffers } from "./early-offers.ts";

const texts = {
  ...{ heading: "Requested Jobs", net: "You usually receive", priceBand: "{from} to {to}" },
  ...{ soon: "As soon as possible", today: "Today {time}", tomorrow: "Tomorrow {time}" },
};

beforeEach(() => {
  document.documentElement.lang = "en";
  vi.useFakeTimers({ now: new Date("2026-05-01T08:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const readOffers = () => [...document.querySelectorAll("aside li")].map(({ textContent }) => textContent);
const at = (scheduledFor: string | null) => ({ ...offeredJob, scheduledFor });

it("says net pay, what, where and when of each offer, as its card does", async () => {
  await showEarlyOffers([at(null), at("2026-05-01T13:00:00Z"), at("2026-05-02T13:00:00Z")], texts);
  const lead = "You usually receive PKR 900 to 1,800Plumbing InstallationG-9 · ";
  expect(readOffers()).toEqual([
    `${lead}As soon as possible`,
    `${lead}Today 6:00\u00A0pm`,
    `${lead}Tomorrow 6:00\u00A0pm`,
  ]);
});

it("leaves out a pay that is not known, and says a later time with its day", async () => {
  await showEarlyOffers([{ ...at("2026-05-05T13:00:00Z"), netPrice: null }], texts);
  expect(readOffers()).toEqual(["Plumbing InstallationG-9 · Tuesday 6:00\u00A0pm"]);
});

it("names the exact work if the customer chose it", async () => {
  await showEarlyOffers([{ ...at(null), subSkill: "Mixer and Tap Installation" }], texts);
  expect(document.querySelector("aside h2")?.textContent).toBe("Mixer and Tap Installation");
});

it("shows what is in a reply as text only", async () => {
  await showEarlyOffers([{ ...offeredJob, area: "<img src=x>" }], texts);
  expect(document.querySelector("aside img")).toBeNull();
});

it("shows nothing without offers, or once the app has rendered its page", async () => {
  await showEarlyOffers([], texts);
  expect(document.querySelector("aside")).toBeNull();
  document.body.innerHTML = '<div class="site"></div>';
  await showEarlyOffers([offeredJob], texts);
  expect(document.querySelector("aside")).toBeNull();
});

it("is removed by the screen", async () => {
  await showEarlyOffers([offeredJob], texts);
  removeEarlyOffers();
  expect(document.querySelector("aside")).toBeNull();
});
