import { expect, test } from "vitest";
import { done, type FakedReplies, failing } from "../../../../test-setup/faked-server.ts";
import { profile } from "../../../../test-setup/profile-replies.ts";
import { fill, findButton, press, tick } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { visit } from "../../../../test-setup/visit.ts";

const { cnic: _, ...known } = profile;
const applicant = {
  ...{ ...known, status: "Pending", cnicMasked: "•••••-•••••12-3", createdDate: "2026-01-02T08:00:00.000Z" },
  ...{ verifiedDate: null, documents: [], duplicates: [], rating: null, ratings: 0, openJobs: 0, completedJobs: 0 },
  ...{ nextSteps: ["verify", "send-back", "reject"], hasPayoutAccount: false, visit: null },
};

const cnic = "6110135550123";
const sent = "2026-01-02T09:00:00.000Z";
const paper = { kind: "cnic-front", uploadedDate: sent, refusedReason: null };
const booked = { id: profile.id, startsAt: sent, status: "Booked", nextSteps: ["came", "missed"] };
const checks = [
  "I have seen the original CNIC, and the number is the same",
  "The face is the same on the CNIC and the picture",
  "Their phone rang here at the office",
  "I asked about their skills, or saw a proof",
];

const open = (replies: FakedReplies, role = "Verifier") =>
  visit({ path: `/office/providers/${profile.id}`, who: { role }, replies });
const verified = done("This handyman is verified.", { status: "Verified" });
const application = { body: { name: "Naveed Akhtar", cnic, papers: ["cnic-front"] } };

const pressV = () =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "v", code: "KeyV", bubbles: true, cancelable: true }),
  );

const findMain = () => document.querySelector<HTMLButtonElement>("[data-decision=verify]");

test("V says what is missing, one after the other, and goes there", async () => {
  await open({ overview: { body: applicant }, application });
  const reveal = await wait(() => findButton("Show the CNIC"), "button that reveals");
  await wait(() => findMain()?.disabled, "button that verifies");
  pressV();
  await readToast("Show the CNIC and papers first.");
  expect(document.activeElement).toBe(reveal);
  reveal.click();
  await readPage("61101-3555012-3");
  await tick(checks[0] ?? "");
  pressV();
  await readToast("Check every point, then verify.");
  const [first, second] = document.querySelectorAll<HTMLInputElement>("[data-checks] input");
  expect(first?.checked).toBe(true);
  expect(document.activeElement).toBe(second);
});

test("one click reveals CNIC and papers, and after all checks verifying asks nothing more", async () => {
  const overview = { body: { ...applicant, documents: [paper] } };
  const once = { ...application, changes: { application: failing } };
  await open({ overview, application: once, "cnic-front": { body: "a picture" }, verify: verified });
  await press("Show the CNIC and papers");
  await wait(() => document.querySelector(".paper-sheet img"), "picture of the paper");
  for (const check of checks) await tick(check);
  await wait(() => findMain()?.disabled === false, "button that can be pressed");
  pressV();
  await wait(() => document.querySelector(".undo-toast")?.textContent?.includes("Naveed Akhtar is verified."), "toast");
  expect(document.querySelector("dialog")).toBeNull();
});

test("a paper that came after the reveal has to be revealed before verifying", async () => {
  const newer = { ...paper, uploadedDate: "2026-01-03T09:00:00.000Z" };
  const overview = { body: { ...applicant, documents: [paper], visit: booked } };
  const came = { ...done("Saved: they came."), changes: { overview: { body: { ...applicant, documents: [newer] } } } };
  await open({ overview, application, "cnic-front": { body: "a picture" }, came });
  await press("Show the CNIC and papers");
  await wait(() => document.querySelector(".paper-sheet img"), "picture of the paper");
  await wait(() => !findButton("Show the CNIC and papers"), "page without the button");
  await press("Came");
  await readToast("Saved: they came.");
  await wait(() => findButton("Show the CNIC and papers"), "button that reveals");
  expect(document.querySelector(".paper-sheet img")).toBeNull();
});

test("a picture is turned and made bigger in its place", async () => {
  const overview = { body: { ...applicant, documents: [paper] } };
  await open({ overview, application, "cnic-front": { body: "a picture" } });
  await press("Show the CNIC and papers");
  const sheet = await wait(() => document.querySelector<HTMLElement>(".paper-sheet"), "picture of the paper");
  expect(findButton("Make smaller: CNIC front")?.disabled).toBe(true);
  await press("Make bigger: CNIC front");
  await press("Turn: CNIC front");
  await wait(() => sheet.style.getPropertyValue("--zoom") === "1.5", "bigger picture");
  expect(sheet.style.getPropertyValue("--turn")).toBe("90deg");
  expect(sheet.dataset.sideways).toBe("true");
});

test("the visit and colleagues' notes are on the application, and an empty note is refused", async () => {
  const note = { id: profile.id, words: "The certificate is from 2019.", authorName: "Sadia Noor", createdDate: sent };
  await open({ overview: { body: { ...applicant, visit: booked } }, notes: { body: [note] } });
  await readPage(note.words);
  expect(document.querySelector("main")?.textContent).toContain("Expected");
  await press("Write a note");
  await fill({ words: " " });
  await press("Save the note");
  await readPage("This field is required.");
});

test("Support reads the visit and notes, but is not offered CNIC and papers", async () => {
  await open({ overview: { body: { ...applicant, documents: [paper], nextSteps: [] } } }, "Support");
  await readPage("Nobody has written a note yet.");
  expect(findButton("Show the CNIC and papers")).toBeUndefined();
});
