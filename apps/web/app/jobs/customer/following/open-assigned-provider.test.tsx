import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../../test-setup/followed-job.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  publishOffice({});
  await leave();
});

const publicId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23";
const provider = { name: "Ali Raza", phoneNumber: "+923001234567", rating: 4.5, hasPicture: false, publicId };

async function openJob(changes: Partial<typeof followedJob>) {
  const body = { ...followedJob, ...changes };
  await visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body } } });
  await readPage("Your handyman");
}
const accepted = { status: "Accepted", arrivedAt: null, detailsSubmittedAt: null, salary: null } as const;
const listHeadings = () => [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);

test("a customer reads first who comes and when, with a link to the handyman's page", async () => {
  const scheduledFor = "2036-05-01T10:00:00.000Z";
  await openJob({ ...accepted, provider, scheduledFor, nextSteps: ["proposeTime", "cancel"] });
  await readPage("Comes 01-May-2036, 3:00\u00A0pm");
  await readPage("Verified at our office");
  expect(listHeadings()[0]).toBe("Your handyman");
  expect(document.querySelector(`main a[href="/providers/${publicId}"]`)).not.toBeNull();
});

test("when the handyman comes is above their face and name", async () => {
  await openJob({ ...accepted, provider, scheduledFor: "2036-05-01T10:00:00.000Z", nextSteps: ["cancel"] });
  const find = (text: string) => [...document.querySelectorAll("main p")].find((one) => one.textContent === text);
  const time = await wait(() => find("Comes 01-May-2036, 3:00\u00A0pm"), "time");
  const name = await wait(() => find("Ali Raza"), "name");
  expect(time.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("that the handyman has arrived is said once, beside their name", async () => {
  await openJob({ ...accepted, provider, status: "InProgress", arrivedAt: "2036-05-01T10:00:00.000Z", nextSteps: [] });
  const isSaid = ({ textContent }: Element) => textContent === "The handyman has arrived and is looking at the work.";
  const open = [...document.querySelectorAll("main p")].filter((text) => !text.closest("details") && isSaid(text));
  expect(open).toHaveLength(1);
});

test("an accepted job can be cancelled above the facts that the customer knows already", async () => {
  await openJob({ ...accepted, provider, nextSteps: ["proposeTime", "cancel"] });
  const cancel = await wait(() => findButton("Cancel this job"), "way to cancel");
  const isAbove = (name: string) => {
    const part = [...document.querySelectorAll("main h2")].find(({ textContent }) => textContent === name);
    return part && cancel.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING;
  };
  expect(isAbove("Progress")).toBeTruthy();
});

test("before the arrival all ways out are in one fold, the most likely first", async () => {
  publishOffice({ phone: "051 1234567" });
  await openJob({
    ...accepted,
    provider,
    scheduledFor: "2036-05-01T10:00:00.000Z",
    nextSteps: ["proposeTime", "cancel"],
  });
  await wait(() => findButton("Cancel this job"), "way to cancel");
  const fold = findButton("Cancel this job")?.closest("details");
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.textContent).toBe("Cancel, or is something wrong?");
  const ways = [...(fold?.querySelectorAll(".mantine-Button-root") ?? [])].map(({ textContent }) => textContent);
  expect(ways).toEqual(["051 1234567", "Cancel this job", "Tell the office"]);
  const complaints = [...document.querySelectorAll('main a[href^="/complains"]')];
  expect(complaints, "one way to the office").toHaveLength(1);
});

test("once the announced time has passed, the two phones and somebody else lead the page", async () => {
  publishOffice({ phone: "051 1234567", phoneLink: "tel:+92511234567" });
  await openJob({ ...accepted, provider, scheduledFor: "2026-05-01T10:00:00.000Z", nextSteps: ["cancel"] });
  await readPage("Is Ali not there yet?");
  const lead = await wait(() => document.querySelector("main .mantine-Alert-root"), "what to do");
  const ways = [...lead.querySelectorAll(".mantine-Button-root")];
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(["tel:+923001234567", "tel:+92511234567", null]);
  await press("Ask somebody else");
  await wait(
    () => document.querySelector<HTMLInputElement>("dialog input[value=absent]")?.checked,
    "the reason of this tap",
  );
});

test("a complaint that nobody came leads with the phone and what the customer can do now, the written answer is below", async () => {
  publishOffice({ phone: "051 1234567" });
  const written = { reference: "H-7K3M9-2QX4B", subject: null, status: "New", answer: null } as const;
  const complaint = { ...written, createdDate: new Date().toISOString(), message: "The handyman did not come." };
  await openJob({ ...accepted, provider, scheduledFor: "2036-05-01T10:00:00.000Z", complaints: [complaint] });
  const card = await wait(
    () =>
      [...document.querySelectorAll("main section")].find(({ textContent }) =>
        textContent?.includes("You get an answer by"),
      ),
    "the complaint",
  );
  const places = ["Do not wait for a written answer.", "051 1234567", "You get an answer by"].map(
    (text) => card.textContent?.indexOf(text) ?? -1,
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("another time that waits for the customer comes before the handyman's card", async () => {
  const proposed = { proposedTime: "2026-05-01T12:00:00.000Z", proposedBy: "provider" } as const;
  await openJob({ ...accepted, ...proposed, provider, nextSteps: ["agreeTime", "declineTime", "proposeTime"] });
  expect(listHeadings().indexOf("Your handyman")).toBeGreaterThan(0);
});

test("a handyman without a public page has no link, and one who has arrived is not announced", async () => {
  await openJob({ provider: { ...provider, publicId: null } });
  expect(document.querySelector('main a[href^="/providers/"]')).toBeNull();
  expect(document.querySelector("main")?.textContent).not.toContain("Comes");
});
