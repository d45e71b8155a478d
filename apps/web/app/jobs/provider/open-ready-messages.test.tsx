import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { acceptedJob, home } from "../../../test-setup/job-replies.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer, email, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

/** The number or none, and the text, of each ready message by its label. */
const readMessages = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLAnchorElement>('main details a[href^="https://wa.me/"]')].map((link) => {
      const { pathname, searchParams } = new URL(link.href);
      return [link.textContent, [pathname.slice(1), searchParams.get("text")]];
    }),
  );

const place = "House 12, G-9, Islamabad";
const map = `https://www.google.com/maps/search/?api=1&query=${home.latitude},${home.longitude}`;

test("a handyman has ready texts for the customer and for a helper, with the number in the international form", async () => {
  const job = { ...acceptedJob, phoneNumber: "0303 1234567" };
  await visit({ path: "/activejobs", who: provider, replies: { [`handyman-active-jobs/${email}`]: { body: [job] } } });
  await readPage("Ready messages for WhatsApp");
  expect(readMessages()).toEqual({
    "I am on my way": [
      "923031234567",
      "Assalam-o-alaikum. I am on my way to you for job H-10482, Plumbing Installation, G-9. Hunarmand",
    ],
    "I am at your door": [
      "923031234567",
      "Assalam-o-alaikum. I am at your door for job H-10482, Plumbing Installation, G-9. Please open, or call me. Hunarmand",
    ],
    "Ask for the start code": [
      "923031234567",
      "I am at your place for job H-10482, Plumbing Installation, G-9. Please tell me the start code on your screen. Hunarmand",
    ],
    "Share the job": [
      "",
      `Job H-10482: Plumbing Installation, G-9. Place: ${place}. Time: as soon as possible. Hunarmand`,
    ],
    "Share the map pin": ["", `Job H-10482: ${place}. Map: ${map}`],
  });
  const shared = JSON.stringify([readMessages()["Share the job"], readMessages()["Share the map pin"]]);
  expect(shared).not.toMatch(/Ayesha|1234567/);
});

test("after the arrival there is nothing to announce, and without a number nothing for the customer", async () => {
  const job = { ...acceptedJob, status: "InProgress" as const, phoneNumber: "0303 1234567" };
  await visit({ path: "/activejobs", who: provider, replies: { [`handyman-active-jobs/${email}`]: { body: [job] } } });
  await readPage("Ready messages for WhatsApp");
  expect(Object.keys(readMessages())).toEqual(["Share the job", "Share the map pin"]);
});

test("a customer sends the pin to the handyman, and the family the name of who comes; no text has the start code", async () => {
  const handyman = { name: "Ali Raza", phoneNumber: "+923001234567", rating: null, hasPicture: false, publicId: null };
  const pin = { pinLocationLatitude: home.latitude, pinLocationLongitude: home.longitude };
  const accepted = { status: "Accepted", arrivedAt: null, detailsSubmittedAt: null, salary: null, startCode: "4821" };
  const body = { ...followedJob, ...accepted, ...pin, provider: handyman, nextSteps: ["cancel"] };
  await visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body } } });
  await readPage("Ready messages for WhatsApp");
  const messages = readMessages();
  expect(messages["Send the map pin"]?.[0]).toBe("923001234567");
  expect(messages["Send the map pin"]?.[1]).toContain(map);
  expect(messages["Tell my family"]).toEqual(["", expect.stringContaining("Ali Raza comes to us for")]);
  expect(JSON.stringify(messages)).not.toContain("4821");
});

test("Call of a push message leads to the call button of the job", async () => {
  const job = { ...acceptedJob, phoneNumber: "+923031234567" };
  await visit({
    path: "/activejobs#call",
    who: provider,
    replies: { [`handyman-active-jobs/${email}`]: { body: [job] } },
  });
  await wait(() => document.activeElement?.getAttribute("href") === "tel:+923031234567", "focus on the call button");
});
