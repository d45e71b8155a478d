import { expect, test, vi } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
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
  const held = Promise.withResolvers<Response>();
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
