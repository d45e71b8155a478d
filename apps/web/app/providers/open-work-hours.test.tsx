import { afterEach, expect, test, vi } from "vitest";
import { profile } from "../../test-setup/profile-replies.ts";
import { findButton, press } from "../../test-setup/screen-person.ts";
import { readDialog, wait } from "../../test-setup/screen-reading.ts";
import { provider } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

/** Opens the profile; returns the bodies of changes. */
async function open(availability: object) {
  await visit({ path: "/profile", who: provider, replies: { edituser: { body: profile }, availability } });
  const sent: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (init?.method === "POST" && address.endsWith("availability")) sent.push(JSON.parse(String(init.body)));
    return fetch(address, init);
  });
  return sent;
}
const isPressed = (name: string) => findButton(name)?.getAttribute("aria-pressed") === "true";

test("a handyman says by one tap when they take jobs, and the switch stays", async () => {
  const sent = await open({ body: { message: "Your hours are saved.", available: true } });
  await wait(() => isPressed("8 am to 9 pm"), "their hours");
  await press("Day and night");
  await wait(() => isPressed("Day and night"), "new hours");
  expect(sent).toEqual([{ workHours: "always" }]);
});

test("hours that cannot be saved stay as they were, and the screen says so", async () => {
  await open({ status: 500, body: { message: "Not now." } });
  await press("8 am to 11 pm");
  await readDialog("Not now.");
  await press("OK");
  await wait(() => isPressed("8 am to 9 pm"), "their hours as before");
});
