import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { profile } from "../../../test-setup/profile-replies.ts";
import { readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { openPending, papersOf } from "../../../test-setup/signup/applicant.ts";
import { leave } from "../../../test-setup/visit.ts";

afterEach(leave);

/** Replies to the next booking of this time, and returns what receives its body. */
function takeBooking(startsAt: string) {
  const { body } = done("Booked.", { visit: { id: profile.id, startsAt, status: "Booked", nextSteps: [] } });
  const sent = vi.fn<(body: unknown) => Response>(() => Response.json(body));
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    init?.method === "POST" ? Promise.resolve(sent(JSON.parse(String(init.body)))) : fetch(address, init),
  );
  return sent;
}

test("the visit that one tap books can be reached: it is two hours away", async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const [soon, reachable] = [inMinutes(30), inMinutes(180)];
  const free = {
    visit: null,
    came: false,
    slots: [soon, reachable],
    bring: "",
    usualDecisionDays: null,
    visitMinutes: 15,
    officeKilometers: null,
  };
  await openPending({}, { "Provider/papers": { body: papersOf("received") }, "Provider/visit": { body: free } });
  const findBooking = () =>
    [...document.querySelectorAll<HTMLElement>("#your-visit button")].find(({ textContent }) =>
      textContent?.startsWith("Book this time: "),
    );
  const button = await wait(findBooking, "way to book");
  const sent = takeBooking(reachable);
  button.click();
  await readToast("Booked.");
  expect(sent).toHaveBeenCalledWith({ startsAt: reachable });
});

test("who has sent no pictures yet may book the earliest visit by one tap, and have them taken there", async () => {
  const startsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const free = {
    visit: null,
    came: false,
    slots: [startsAt],
    bring: "",
    usualDecisionDays: null,
    visitMinutes: 15,
    officeKilometers: null,
  };
  await openPending({}, { "Provider/visit": { body: free } });
  await readPage("Or book a visit: we take the pictures there.");
  const buttons = [...document.querySelectorAll<HTMLElement>("[aria-labelledby=next-thing] button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Send pictures",
    expect.stringMatching(/^Book this time: (today|tomorrow), \d+:\d\d\s[ap]m$/),
    "Choose another time",
  ]);
  const sent = takeBooking(startsAt);
  buttons[1]?.click();
  await readToast("Booked.");
  expect(sent).toHaveBeenCalledWith({ startsAt });
});

test("until papers and visit are known, the road and the room of the next thing are there, so that nothing moves", async () => {
  await openPending({}, { "Provider/visit": { isHeld: true } });
  await wait(() => document.getElementById("your-visit"), "parts of the application");
  const steps = [...document.querySelectorAll(".road-step")].map((step) => step.getAttribute("data-state"));
  expect(steps, "only the signup is known").toEqual(["now", "later", "later", "later", "later"]);
  expect(document.querySelectorAll("main .mantine-Skeleton-root").length).toBeGreaterThan(1);
});

test("missing details are the next thing before papers and visit are known", async () => {
  await openPending({ cnic: "", fatherName: "", gender: "" }, { "Provider/visit": { isHeld: true } });
  await readPage("Next: tell us about you");
});

test("once one side of the CNIC has arrived, only the other one is asked for", async () => {
  const papers = papersOf("missing").map((paper) =>
    paper.kind === "cnic-front" ? { ...paper, state: "received" } : paper,
  );
  await openPending({}, { "Provider/papers": { body: papers } });
  await readPage("One side has arrived. Now send the other one.");
});
