import { afterEach, expect, test } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { openPending, papersOf, slot } from "../../../test-setup/signup/applicant.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const countMarks = () => document.body.textContent?.split("Fill in at least one of these.").length ?? 0;

test("an empty Save marks every field, and the first letter takes the marks away", async () => {
  await openPending({ cnic: "", fatherName: "", gender: "" });
  await wait(() => findField("CNIC"), "CNIC");
  await press("Save");
  await readPage("Fill in at least one of these.");
  expect(countMarks() - 1, "CNIC, father's name and gender").toBe(3);
  expect(findField("FatherName")?.getAttribute("aria-invalid")).toBe("true");
  await fill({ FatherName: "Gul Zaman" });
  expect(countMarks() - 1).toBe(0);
});

test("who has booked a visit without pictures reads in their profile that the office takes them", async () => {
  const booked = { id: profile.id, startsAt: slot, status: "Booked", nextSteps: [] };
  const free = { came: false, slots: [slot], bring: "", usualDecisionDays: 0, visitMinutes: 15, officeKilometers: 12 };
  const open = (own: typeof booked | null) =>
    visit({
      path: "/profile",
      who: { ...provider, status: "Pending" },
      replies: {
        edituser: { body: { ...profile, status: "Pending" } },
        "Provider/papers": { body: papersOf("missing") },
        "Provider/visit": { body: { ...free, visit: own } },
      },
    });
  await open(booked);
  const text = /You bring your CNIC: Monday, 9 March, 10:00.am\. We take the pictures\./;
  await wait(() => text.test(document.querySelector("main")?.textContent ?? ""), "day of the visit");
  await leave();
  await open(null);
  await readPage("Papers received: 0 of 2.");
});
