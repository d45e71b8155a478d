import type { Page } from "@playwright/test";
import { receipt } from "../receipt.ts";
import { idleProvider } from "../spec-people.ts";
import { type MessageRow, press } from "./row.ts";

const start = async () => ({ path: "/profilepicture", who: await idleProvider() });
const save = press("Save Changes");
const savePicture = async (page: Page) => {
  await page.getByLabel("Change Image").setInputFiles(await receipt(page, 300, 300));
  await save(page);
};

export const profileImageRows: readonly MessageRow[] = [
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
