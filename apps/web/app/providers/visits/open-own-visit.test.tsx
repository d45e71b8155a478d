import { visitStatus } from "@hunarmand/api/providers/visit-steps";
import { afterEach, expect, test, vi } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { noVisit } from "../../../test-setup/signup/visit-replies.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const slots = ["2036-03-10T04:00:00.000Z", "2036-03-10T05:00:00.000Z", "2036-03-11T04:00:00.000Z"] as const;
const front = {
  kind: "cnic-front",
  receivedDate: "2026-03-09T05:00:00.000Z",
  reason: null,
  state: "received",
} as const;
const back = { ...front, kind: "cnic-back", receivedDate: null, state: "missing" } as const;

const open = (replies = {}) =>
  visit({
    path: "/pending",
    who: { ...provider, email: profile.id, status: "Pending" },
    replies: {
      edituser: { body: { ...profile, status: "Pending" } },
      "Provider/papers": { body: [front, back] },
      "Provider/visit": {
        body: {
          ...noVisit,
          slots,
        },
      },
      ...replies,
    },
  });

test("the first free time is chosen, so that one tap books it and a toast says so", async () => {
  const booked = {
    id: profile.id,
    startsAt: "2036-03-12T04:00:00.000Z",
    status: visitStatus.booked,
    nextSteps: ["move"],
  };
  // Reading and booking have one path, so this is the reply to both.
  const body = {
    message: "Your visit is booked.",
    ...noVisit,
    visit: booked,
    slots,
  };
  await open({ "Provider/visit": { body } });
  const { fetch } = globalThis;
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (init?.method === "POST") bodies.push(JSON.parse(String(init.body)));
    return fetch(address, init);
  });
  await press("Change the time");
  await readPage("It stays yours until you book another time.");
  expect(document.querySelector("#your-visit")?.textContent, "the booked time is in sight").toContain("12 March");
  await press("Keep my time");
  await press("Change the time");
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function note(this: Element) {
    scrolled.push(this.id);
  });
  await press("Book this time: Monday, 10 March, 9:00\u00A0am");
  await readToast("Your visit is booked.");
  expect(bodies).toEqual([{ startsAt: slots[0] }]);
  await wait(() => scrolled.includes("next-thing"), "the next thing in sight");
  expect(document.querySelector("[aria-labelledby=next-thing] [role=status]")?.textContent).toContain("12 March");
  await wait(
    () => document.querySelector<HTMLDetailsElement>("#your-visit")?.open === false,
    "folded choice of a time",
  );
});

test("another day and another time are a tap each", async () => {
  const both = [front, { ...back, state: "received", receivedDate: front.receivedDate }];
  await open({ "Provider/papers": { body: both } });
  await press("Tuesday, 11 March");
  await wait(() => findButton("Book this time: Tuesday, 11 March, 9:00\u00A0am"), "the same time on another day");
  await press("Monday, 10 March");
  await press("10:00\u00A0am");
  const { fetch } = globalThis;
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (init?.method !== "POST") return fetch(address, init);
    bodies.push(JSON.parse(String(init.body)));
    const booked = { id: profile.id, startsAt: slots[1], status: visitStatus.booked, nextSteps: [] };
    return Promise.resolve(Response.json({ message: "Your visit is booked.", visit: booked }));
  });
  await press("Book this time: Monday, 10 March, 10:00\u00A0am");
  await readToast("Your visit is booked.");
  expect(bodies).toEqual([{ startsAt: slots[1] }]);
});

test("a paper that was received looks received after a reload, and the missing one does not", async () => {
  await open();
  const texts = await wait(() => {
    const found = [...document.querySelectorAll(".image-picker-text")].map(({ textContent }) => textContent);
    return found[0]?.startsWith("We have it") ? found : undefined;
  }, "received paper");
  expect(texts.slice(0, 2)).toEqual(["We have it. Send a better picture", "Take a photo or choose a picture"]);
});

test("with a booked visit the pictures of the CNIC are spoken of in one way, and no paper is missing", async () => {
  const booked = {
    id: profile.id,
    startsAt: "2036-03-12T04:00:00.000Z",
    status: visitStatus.booked,
    nextSteps: ["move"],
  };
  const body = {
    visit: booked,
    came: false,
    slots,
    bring: "",
    usualDecisionDays: null,
    visitMinutes: 15,
    officeKilometers: null,
  };
  await open({ "Provider/visit": { body } });
  await readPage("We take the pictures at your visit. You can also send them now.");
  expect(document.querySelector("main")?.textContent).not.toContain("Not received yet.");
});
