import { afterEach, expect, test } from "vitest";
import { done, failing, recordBodies } from "../../../../test-setup/faked-server.ts";
import { arrivedJob, detailedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const sent = "Job details updated successfully.";
const failed = "Failed to update job details.";

async function open(job: object = arrivedJob, reply = done("")) {
  const body = { ...arrivedJob, ...job, usualPrice: { from: 3_000, to: 8_000 } };
  const replies = { [`job-details/${jobId}`]: { body }, "update-job-details": reply };
  await visit({ path: `/acceptjobdetailssubmission/${jobId}`, who: provider, replies });
  await wait(() => findField("salary"), "form");
}

const isAsked = () => document.querySelector("dialog h2")?.textContent === "Is the price right?";
const isPressed = (reason: string) => findButton(reason)?.getAttribute("aria-pressed") === "true";

const listSent = () => recordBodies<{ salary: number; description: string }>("update-job-details");

test("a price above the usual one shows its figure, the usual ones and reasons before it is sent", async () => {
  await open();
  const bodies = listSent();
  await fill({ salary: "16500" });
  await press("Send price PKR 16,500");
  await wait(isAsked, "question");
  const dialog = await wait(() => document.querySelector("dialog"), "dialog");
  const figures = [...dialog.querySelectorAll(".price-to-collect")].map(({ textContent }) => textContent);
  expect(figures).toEqual(["PKR 16,500", "PKR 3,000 to 8,000"]);
  expect(dialog.textContent).toContain("Usual for the work alone: PKR 3,000 to 8,000");
  await press("Pipe or parts");
  await wait(() => isPressed("Pipe or parts"), "chosen reason");
  await press("Lift or ladder");
  await wait(() => isPressed("Lift or ladder"), "other reason");
  await press("Send price PKR 16,500");
  await readToast("Price sent.");
  await readToast(sent);
  await waitForPath("/home");
  expect(bodies).toMatchObject([{ salary: 16_500, description: "Lift or ladder" }]);
});

test("a price far above the usual one offers what was probably meant, and sends that by one tap", async () => {
  await open();
  const bodies = listSent();
  await fill({ salary: "45000" });
  await press("Send price PKR 45,000");
  await wait(isAsked, "question");
  const dialog = await wait(() => document.querySelector("dialog"), "dialog");
  expect(dialog.textContent).toContain("This is 5 times the usual price.");
  expect(dialog.textContent).toContain("Did you mean PKR 4,500?");
  await wait(() => findButton("Send price PKR 4,500"), "the price that was meant");
  await press("Send price PKR 4,500");
  await wait(() => bodies.length > 0, "call");
  expect(bodies).toMatchObject([{ salary: 4_500 }]);
});

test("a sum above the usual one may contain materials: the field asks for them, and is sent without a question", async () => {
  await open();
  await fill({ salary: "8500" });
  await readPage("Are materials in it? Write them below.");
  await fill({ materials: "0" });
  await readPage("This is more than usual.");
  await fill({ materials: "" });
  await press("Send price PKR 8,500");
  await readToast(sent);
});

test("a reason goes below the handyman's own words, and a second tap takes it back", async () => {
  await open();
  const bodies = listSent();
  await fill({ salary: "16500", description: "Two rooms" });
  await press("Send price PKR 16,500");
  await press("Far away");
  await wait(() => isPressed("Far away"), "reason");
  await press("Far away");
  await wait(() => !isPressed("Far away"), "no reason");
  await press("Pipe or parts");
  await wait(() => isPressed("Pipe or parts"), "other reason");
  await press("Send price PKR 16,500");
  await wait(() => bodies.length > 0, "call");
  expect(bodies).toMatchObject([{ description: "Two rooms\nPipe or parts" }]);
});

test("the field itself asks about a price with a zero too many, beside the usual ones", async () => {
  await open();
  await fill({ salary: "24000" });
  await readPage("This is more than usual.");
  await readPage("Usual for the work alone: PKR 3,000 to 8,000.");
  expect(document.querySelector(".price-far")).toBeNull();
  await fill({ salary: "24500" });
  await readPage("PKR 24,500?");
  await readPage("Usual for the work alone: PKR 3,000 to 8,000.");
  expect(document.querySelector(".price-far")?.textContent).toBe("PKR 24,500? ");
});

test("a price far below the usual one is asked about, one of zero is not", async () => {
  await open();
  await fill({ salary: "800" });
  await press("Send price PKR 800");
  await readDialog("PKR 800 is much less than usual (PKR 3,000 to 8,000).", "Is the price right?");
  await press("No");
  await readPage("Please correct the price.");
  await fill({ salary: "0" });
  await press("Send the price");
  await readToast(sent);
});

test("Change sends nothing, keeps what is typed and leads back to the price", async () => {
  await open();
  await fill({ salary: "45000", description: "A new boiler" });
  await press("Send price PKR 45,000");
  await wait(isAsked, "question");
  await press("Change");
  await readPage("Please correct the price.");
  await wait(() => document.activeElement === findField("salary"), "price in focus");
  expect(Object.values({ ...localStorage }).join(), "the draft").toContain("A new boiler");
  await fill({ salary: "4500" });
  await press("Send price PKR 4,500");
  await readToast(sent);
});

test("after a failure neither the price nor its reason is asked again", async () => {
  await open(arrivedJob, failing);
  const bodies = listSent();
  await fill({ salary: "45000" });
  await press("Send price PKR 45,000");
  await press("Far away");
  await wait(() => isPressed("Far away"), "reason");
  await press("Send price PKR 45,000");
  await readDialog(failed);
  await press("OK");
  await press("Send price PKR 45,000");
  await readDialog(failed);
  expect(bodies.map(({ description }) => description)).toEqual(["Far away", "Far away"]);
});

test.each([
  ["at the end of the usual ones", {}, "8000", "Send price PKR 8,000"],
  ["that was sent before", { ...detailedJob, salary: 45_000 }, "45000", "Send price PKR 45,000"],
  ["below the one that was sent before", { ...detailedJob, salary: 45_000 }, "40000", "Send price PKR 40,000"],
])("a price %s is sent without a question", async (_title, job, salary, button) => {
  await open(job);
  await fill({ salary });
  await press(button);
  await readToast(sent);
});

test("details that keep the price do not say that it was sent", async () => {
  await open({ ...detailedJob, salary: 4_500 });
  await press("Send price PKR 4,500");
  await wait(() => document.querySelector(".toast")?.textContent === sent, "toast with the spec's text alone");
});
