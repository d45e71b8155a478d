import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { picture } from "../../../test-setup/picture.ts";
import { profile } from "../../../test-setup/profile-replies.ts";
import { choose, fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { openPending, papersOf, slot } from "../../../test-setup/signup/applicant.ts";
import { noVisit } from "../../../test-setup/signup/visit-replies.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

const untyped = { cnic: "", fatherName: "", gender: "" };

const readStates = () => [...document.querySelectorAll(".road-step")].map((step) => step.getAttribute("data-state"));
const readMain = () => document.querySelector("main")?.textContent ?? "";

test("a new applicant sees five pictures, and what is on the CNIC as the one next thing", async () => {
  await openPending(untyped);
  await readPage("Next: tell us about you");
  expect(readStates()).toEqual(["done", "now", "later", "later", "later"]);
  expect(readMain()).not.toContain("Next: send pictures");
  await wait(() => findField("CNIC"), "its fields, without a tap");
  expect(findField("CNIC")?.closest(".mantine-Card-root")?.textContent).toMatch(/^Next: tell us about you/);
  expect(document.querySelector("[aria-labelledby=next-thing] button")).toBeNull();
});

test("each detail is saved alone, and only the missing ones are asked for", async () => {
  const saved = {
    ...done("Saved.", { status: "Pending" }),
    changes: { edituser: { body: { ...profile, ...untyped, status: "Pending", cnic: "6110176543211" } } },
  } as const;
  await openPending(untyped, { [`update-provider/${profile.phoneNumber}`]: saved });
  await wait(() => findField("CNIC"), "CNIC");
  const { fetch } = globalThis;
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.includes("update-provider")) bodies.push(JSON.parse(String(init?.body)));
    return fetch(address, init);
  });
  await fill({ CNIC: "61101-7654321" });
  await press("Save");
  await readPage("A CNIC has 13 digits: 12345-1234567-1.");
  await fill({ CNIC: "6110176543211" });
  await press("Save");
  await readToast("Saved. You can go on later, on any phone.");
  await wait(() => !findField("CNIC"), "form without the CNIC");
  await readPage("Only this is missing: Father Name, Gender.");
  expect(findField("FatherName")).not.toBeNull();
  expect(bodies).toEqual([{ CNIC: "61101-7654321-1" }]);
});

test("a paper is sent only after the applicant has looked at its picture", async () => {
  const isSent = vi.fn();
  await openPending({}, { "upload-files": done("Received.") });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.includes("upload-files")) isSent();
    return fetch(address, init);
  });
  await choose("cnicFront", picture);
  await readDialog("Can you read every word and number?", "CNIC, front");
  await press("Take it again");
  await wait(() => !document.querySelector("dialog"), "closed dialog");
  expect(isSent).not.toHaveBeenCalled();
  await choose("cnicFront", picture);
  await press("Yes, send it");
  await readPage("Sent. You can replace it with a better picture.");
  expect(isSent).toHaveBeenCalledOnce();
});

const readOpen = () =>
  ["your-papers", "your-visit"].filter((id) => (document.getElementById(id) as HTMLDetailsElement | null)?.open);

test.each([
  ["about you, which is typed in the card of the next thing", untyped, "missing", []],
  ["the papers", {}, "missing", ["your-papers"]],
  ["the visit", {}, "received", ["your-visit"]],
] as const)("only what is next is open: %s", async (_next, changes, state, opened) => {
  await openPending(changes, { "Provider/papers": { body: papersOf(state) } });
  await wait(
    () => readOpen().join() === opened.join(),
    () => `open: ${readOpen()}`,
  );
});

test("a handyman who is not verified yet sees no pages of money in their profile", async () => {
  const own = { ...profile, status: "Pending" as const };
  const readLinks = () => [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  await visit({ path: "/profile", who: { ...provider, status: "Pending" }, replies: { edituser: { body: own } } });
  await readPage("Support");
  expect(readLinks()).toEqual(expect.arrayContaining(["/accountsettings", "/transactions", "/reviews"]));
  expect(readLinks().filter((link) => link === "/payment" || link === "/earnings")).toEqual([]);
});

test("the contract paper holds nobody up: it can be signed at the visit", async () => {
  await openPending({}, { "Provider/papers": { body: papersOf("received") } });
  await readPage("Next: choose a time to visit us");
  await readPage("You can sign it at the visit. Then you need not send it.");
  await readPage("We have both sides of your CNIC. Only our team sees them.");
  expect(readStates()).toEqual(["done", "done", "now", "later", "later"]);
});

test("the next thing names the time of the booked visit", async () => {
  const visit = { id: profile.id, startsAt: slot, status: "Booked", nextSteps: [] };
  const booked = {
    visit,
    came: false,
    slots: [slot],
    bring: "",
    usualDecisionDays: 0,
    visitMinutes: 15,
    officeKilometers: 12,
  };
  const readCard = () => document.querySelector("[aria-labelledby=next-thing]")?.textContent ?? "";
  await openPending({}, { "Provider/papers": { body: papersOf("received") }, "Provider/visit": { body: booked } });
  await readPage("All done. Come to our office.");
  expect(readCard()).toContain("We expect you: Monday, 9 March, 10:00\u00A0am.");
  expect(readCard()).toContain("Most are verified on the day of their visit.");
  expect(readCard()).toContain("About 12 km from your area. The visit takes about 15 minutes. It costs nothing.");
  const buttons = [...document.querySelectorAll("[aria-labelledby=next-thing] button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Change the time"]);
  await leave();
  await openPending(
    {},
    { "Provider/visit": { body: { ...booked, usualDecisionDays: 2, visitMinutes: 15, officeKilometers: null } } },
  );
  await readPage("All done. Come to our office.");
  expect(readCard()).toContain("We take pictures of your CNIC there.");
  expect(readStates(), "one thing is now").toEqual(["done", "later", "now", "later", "later"]);
  expect(document.querySelector(".road")?.textContent).toContain("CNICat the visit");
  expect(readCard()).toContain("Most are verified 2 days after their visit.");
});

test("a booked visit leads with what to bring, and the papers fold", async () => {
  const visit = { id: profile.id, startsAt: slot, status: "Booked", nextSteps: ["move"] };
  const free = { ...noVisit, slots: [slot], bring: "Your CNIC and two pictures." };
  // Reading and booking have one path: this is the reply to both, after the first reading.
  const booked = { body: { message: "Your visit is booked.", ...free, visit } };
  await openPending({}, { "Provider/visit": { body: free, changes: { "Provider/visit": booked } } });
  await wait(() => readOpen().includes("your-papers"), "open papers");
  await press("Book this time: Monday, 9 March, 10:00\u00A0am");
  await readPage("All done. Come to our office.");
  expect(document.querySelector("[aria-labelledby=next-thing]")?.textContent).toContain("Your CNIC and two pictures.");
  await wait(() => !readOpen().includes("your-papers"), "folded papers");
  const parts = [...document.querySelectorAll(".road-place")].map(({ id }) => id);
  expect(parts).toEqual(["about-you", "your-papers", "your-visit"]);
});

test("a person who came to the office waits, without a button", async () => {
  const came = {
    visit: null,
    came: true,
    slots: [slot],
    bring: "",
    usualDecisionDays: null,
    visitMinutes: 15,
    officeKilometers: null,
  };
  await openPending({}, { "Provider/papers": { body: papersOf("reviewing") }, "Provider/visit": { body: came } });
  await readPage("Next: wait for our answer");
  expect(readStates()).toEqual(["done", "done", "done", "now", "later"]);
  expect(document.querySelector("[aria-labelledby=next-thing] button")).toBeNull();
});

test.each(["Rejected", "Suspended"] as const)("%s leads to the appeal, and promises no jobs", async (status) => {
  const screen = await openPending({ status, statusReason: "The CNIC is another person's." });
  await readPage("The CNIC is another person's.");
  expect(readMain()).not.toContain("you receive jobs");
  const link = await wait(
    () => [...document.querySelectorAll("main a")].find(({ textContent }) => textContent === "Tell us why it is wrong"),
    "appeal",
  );
  const subject = new URL(link.getAttribute("href") ?? "", "http://portal.test").searchParams.get("subject");
  // No id: the office sees whose account it is.
  expect(subject).toMatch(/^Appeal: [\p{L} ’]+$/u);
  (link as HTMLElement).click();
  await waitForPath("/complains");
  await wait(() => findField("subject")?.value === subject, "subject of the appeal");
  expect(findField("email")?.value).toBe("");
  screen.close();
});

test("a verified handyman sees the whole road done, and no text about a visit", async () => {
  await openPending({ status: "Verified" });
  await readPage("You are verified");
  expect(readStates()).toEqual(["done", "done", "done", "done", "done"]);
  expect(readMain()).not.toContain("visit our office");
});

test("until the application is here, nothing shows that it would move or replace", async () => {
  // Another person than in the tests above: nothing is known of them.
  await openPending({ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a99" }, { edituser: { isHeld: true } });
  await readPage("Your account is pending verification");
  await wait(() => document.querySelector(".tab-bar"), "own links");
  expect(readMain()).not.toContain("Our office");
  const tabs = [...document.querySelectorAll(".tab-bar .tab span:last-child")].map(({ textContent }) => textContent);
  expect(tabs).toEqual(["Home", "Application", "Profile"]);
});
