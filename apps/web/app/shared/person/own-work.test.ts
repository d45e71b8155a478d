import { expect, test, vi } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
import { refreshOwnWork } from "./own-work.ts";
import { signIn } from "./session.ts";

const makeToken = (sub: string) =>
  `e30.${btoa(JSON.stringify({ sub, email: `${sub}@example.pk`, role: "Provider" }))}.seal`;

/** A server whose word on the person who asks comes when the test lets it; returns that, and what was asked for. */
function holdProfiles() {
  const asked: string[] = [];
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.replace(/\?.*/, ""));
    return /edituser/i.test(address) ? held.promise : Promise.resolve(Response.json([]));
  });
  return { asked, release: () => held.resolve(Response.json({ ...profile, status: "Verified" })) };
}

test("the lists of one person are not asked for with the session of the next, who logs in meanwhile", async () => {
  const { asked, release } = holdProfiles();
  signIn(makeToken("ali"), "Provider");
  const reading = refreshOwnWork();
  signIn(makeToken("bilal"), "Provider");
  release();
  await reading;
  expect(asked).toHaveLength(1);
});

test("the lists of a verified person are asked for in their own session", async () => {
  const { asked, release } = holdProfiles();
  signIn(makeToken("ali"), "Provider");
  const reading = refreshOwnWork();
  release();
  await reading;
  expect(asked.slice(1).map((path) => path.replace(/.*\//, ""))).toEqual(["ali%40example.pk", "ali%40example.pk"]);
});
