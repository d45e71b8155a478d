import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { afterEach, expect, test, vi } from "vitest";
import { done, type FakedReplies } from "../../../test-setup/faked-server.ts";
import { profile } from "../../../test-setup/profile-replies.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const missing = { receivedDate: null, reason: null, state: "missing" };
const papersOf = (state: string) =>
  ["cnic-front", "cnic-back", "contract-paper"].map((kind) => ({
    ...missing,
    kind,
    ...(kind === "contract-paper" ? {} : { state }),
  }));
const slot = "2026-03-09T05:00:00.000Z";

const open = (changes: Partial<ProviderProfile> = {}, replies: FakedReplies = {}) => {
  const own: ProviderProfile = { ...profile, status: "Pending", ...changes };
  return visit({
    path: "/pending",
    // An account without an e-mail has its id in the token.
    who: { ...provider, email: own.id, status: own.status },
    replies: {
      edituser: { body: own },
      "Provider/papers": { body: papersOf("missing") },
      "Provider/visit": {
        body: { visit: null, came: false, slots: [slot], bring: "Your CNIC", usualDecisionDays: null },
      },
      ...replies,
    },
  });
};

test("the visit that one tap books can be reached: it is two hours away", async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const [soon, reachable] = [inMinutes(30), inMinutes(180)];
  const free = { visit: null, came: false, slots: [soon, reachable], bring: "", usualDecisionDays: null };
  const booking = done("Booked.", { visit: { id: profile.id, startsAt: reachable, status: "Booked", nextSteps: [] } });
  await open({}, { "Provider/papers": { body: papersOf("received") }, "Provider/visit": { body: free } });
  await wait(() => findButton("Book this time"), "way to book");
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json(booking.body));
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    init?.method === "POST" ? Promise.resolve(sent(JSON.parse(String(init.body)))) : fetch(address, init),
  );
  await press("Book this time");
  await readToast("Booked.");
  expect(sent).toHaveBeenCalledWith({ startsAt: reachable });
});

test("who has sent no pictures yet may book the earliest visit by one tap, and have them taken there", async () => {
  const startsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const free = { visit: null, came: false, slots: [startsAt], bring: "", usualDecisionDays: null };
  const booked = { id: profile.id, startsAt, status: "Booked", nextSteps: [] };
  await open({}, { "Provider/visit": { body: free } });
  await readPage("Or book a visit: we take the pictures there.");
  const buttons = [...document.querySelectorAll<HTMLElement>("[aria-labelledby=next-thing] button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Send pictures",
    expect.stringMatching(/^Book this time: \w+day, \d+ \w+, \d+:\d\d\s[ap]m$/),
    "Choose another time",
  ]);
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json(done("Booked.", { visit: booked }).body));
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    init?.method === "POST" ? Promise.resolve(sent(JSON.parse(String(init.body)))) : fetch(address, init),
  );
  buttons[1]?.click();
  await readToast("Booked.");
  expect(sent).toHaveBeenCalledWith({ startsAt });
});

test("until papers and visit are known, their room is kept, so that nothing moves", async () => {
  await open({}, { "Provider/visit": { isHeld: true } });
  await wait(() => document.getElementById("your-visit"), "parts of the application");
  expect(document.querySelector(".road")).toBeNull();
  expect(document.querySelectorAll("main .mantine-Skeleton-root").length).toBeGreaterThan(1);
});
