import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { receipt } from "../receipt.ts";
import { idleProvider } from "../spec-people.ts";
import { type MessageRow, press } from "./row.ts";

const start = async () => ({ path: "/profilepicture", who: await idleProvider() });
const save = press("Save Changes");
const savePicture = async (page: Page) => {
  await page.getByLabel("Change Image").setInputFiles(await receipt(page, 300, 300));
  await save(page);
};
const defaultPicture = (page: Page) => page.getByRole("banner").locator(".default-picture");

export const profileImageRows: readonly MessageRow[] = [
  {
    spec: "Failed to load profile image!",
    start,
    // The profile says whether there is a picture: without it nobody can load one.
    faults: [{ call: "Provider/edituser" }],
    after: (page) => expect(defaultPicture(page)).toBeAttached(),
  },
  {
    spec: "in the header it is silently ignored",
    says: "Welcome to Hunarmand",
    place: "page",
    start: async () => ({ path: "/home", who: await idleProvider() }),
    faults: [{ call: "Provider/edituser" }],
    act: (page) => page.waitForResponse(/edituser/),
    after: async (page) => {
      await expect(defaultPicture(page)).toBeAttached();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  },
  { spec: "Please select a profile image before saving.", start, act: save },
  {
    spec: "API server may be down or CORS blocked.",
    start,
    faults: [{ call: "Provider/upload-profile", isLost: true }],
    act: savePicture,
  },
  {
    spec: "An unexpected error occurred!",
    start,
    faults: [{ call: "Provider/upload-profile" }],
    act: savePicture,
  },
  { spec: "Profile image uploaded successfully!", start, act: savePicture },
];

export const profileFetchRows: readonly MessageRow[] = [
  {
    spec: "Failed to fetch user profile.",
    place: "page",
    start: async () => ({ path: "/editprofile", who: await idleProvider() }),
    faults: [{ call: "Provider/edituser" }],
  },
];
