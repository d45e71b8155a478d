import { afterEach, expect, test, vi } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
import { noteOpenedOffers, takeOpenedOffers } from "../early/opened-offers.ts";
import { withResolvers } from "../parts/with-resolvers.ts";
import { refreshOwnWork } from "./own-work.ts";
import { signIn } from "./session.ts";

const makeToken = (sub: string) =>
  `e30.${btoa(JSON.stringify({ sub, email: `${sub}@example.pk`, role: "Provider" }))}.seal`;

/**
 * A fake server that holds its reply about the person until the test releases it; returns that, and the paths that were
 * called.
 */
function holdProfiles() {
  const calledPaths: string[] = [];
  const held = withResolvers<Response>();
  vi.stubGlobal("fetch", (address: string) => {
    calledPaths.push(address.replace(/\?.*/, ""));
    return /edituser/i.test(address) ? held.promise : Promise.resolve(Response.json([]));
  });
  return { calledPaths, release: () => held.resolve(Response.json({ ...profile, status: "Verified" })) };
}

test("one person's lists are not fetched with the session of another who logs in meanwhile", async () => {
  const { calledPaths, release } = holdProfiles();
  signIn(makeToken("ali"), "Provider");
  const reading = refreshOwnWork();
  signIn(makeToken("bilal"), "Provider");
  release();
  await reading;
  expect(calledPaths).toHaveLength(1);
});

test("a verified person's lists are fetched in their own session", async () => {
  const { calledPaths, release } = holdProfiles();
  signIn(makeToken("ali"), "Provider");
  const reading = refreshOwnWork();
  release();
  await reading;
  expect(calledPaths.slice(1).map((path) => path.replace(/.*\//, ""))).toEqual([
    "ali%40example.pk",
    "ali%40example.pk",
  ]);
});

const offers = () => Promise.resolve({ items: [], nextCursor: undefined });
afterEach(() => vi.useRealTimers());

test("the offers that the opened screen has fetched are not fetched again", async () => {
  const { calledPaths, release } = holdProfiles();
  signIn(makeToken("ali"), "Provider");
  noteOpenedOffers(offers());
  const reading = refreshOwnWork(takeOpenedOffers());
  release();
  await reading;
  expect(calledPaths.map((path) => path.replace(/.*Provider\//, ""))).toEqual([
    "edituser",
    "handyman-active-jobs/ali%40example.pk",
  ]);
  expect(takeOpenedOffers(), "only once").toBeUndefined();
});

test("offers of another session, or of a screen that was opened long ago, are not taken", () => {
  signIn(makeToken("ali"), "Provider");
  noteOpenedOffers(offers());
  signIn(makeToken("bilal"), "Provider");
  expect(takeOpenedOffers()).toBeUndefined();
  vi.useFakeTimers();
  noteOpenedOffers(offers());
  vi.advanceTimersByTime(31_000);
  expect(takeOpenedOffers()).toBeUndefined();
});
