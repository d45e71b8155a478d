import { expect, test } from "./journey.ts";
import { customerPin, makeJob } from "./portal-api.ts";
import { idleProvider, makeProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";

// Rules that need a browser's file dialog or position. Tests without one cover all others
// (app/spec-validation.test.tsx).
test.use({ expectedComplaints: [/Failed to load resource/] });

test("Profile image: one must be chosen, and only image files are accepted", async ({ page }) => {
  await visit(page, "/profilepicture", await idleProvider());
  const picker = page.getByLabel("Change Image");
  await expect(picker).toHaveAttribute("accept", "image/*");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(picker).toHaveAttribute("aria-invalid", "true");
  const paper = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await picker.setInputFiles(paper);
  await expect(page.getByText("Please choose a picture: JPEG, PNG or WebP.")).toBeVisible();
  await expect(picker).toHaveAttribute("aria-invalid", "true");
});

test("Arrival: within 50 meters of the customer", async ({ page, context }) => {
  const provider = await makeProvider();
  const jobId = await makeJob(provider, "accepted");
  const degreesPerMeter = 180 / (Math.PI * 6_371_000);
  const standAt = (meters: number) =>
    context.setGeolocation({
      latitude: customerPin.pinLocationLatitude + meters * degreesPerMeter,
      longitude: customerPin.pinLocationLongitude,
    });
  await context.grantPermissions(["geolocation"]);
  await standAt(50.2);
  await visit(page, `/acceptarrival/${jobId}`, provider);
  const mark = page.getByRole("button", { name: "Mark Arrival" });
  await expect(page.getByText("51 m", { exact: true })).toBeVisible();
  await expect(mark).toBeDisabled();
  await standAt(49.8);
  await expect(page.getByText("50 m", { exact: true })).toBeVisible();
  await mark.click();
  await expect(page.getByText("Arrival marked successfully.")).toBeVisible();
});
