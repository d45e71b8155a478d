import { afterEach, expect, test } from "vitest";
import { done, refusing } from "../../../../test-setup/faked-server.ts";
import { standAt } from "../../../../test-setup/geolocation.ts";
import { acceptedJob, home } from "../../../../test-setup/job-replies.ts";
import { fill, findButton, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const { jobId } = acceptedJob;
const job = {
  ...acceptedJob,
  phoneNumber: "+923031234567",
  nextSteps: ["arrive", "startByCode", "reportPin", "proposeTime", "runLate"],
};
const open = (replies = {}) =>
  visit({
    path: `/acceptarrival/${jobId}`,
    who: provider,
    currentJobId: jobId,
    replies: {
      [`job-details/${jobId}`]: { body: job },
      [`customer-coordinates/${jobId}`]: { body: { latitude: null, longitude: null } },
      ...replies,
    },
  });

const readBars = () => [...document.querySelectorAll("main .thumb-bar")].map(({ textContent }) => textContent);

test("without a pin the bar has the arrival or the start code, and neither is further down", async () => {
  await open();
  await readPage("Customer location not available.");
  expect(readBars()).toEqual(["I am hereI have the start code"]);
  expect(findButton("Start the job")).toBeUndefined();
  await press("I have the start code");
  await wait(() => findButton("Start the job"), "start at the thumb");
  expect(readBars()).toHaveLength(1);
  expect(findButton("I am here")).toBeUndefined();
  await press("I do not have the code");
  expect(readBars()).toEqual(["I am hereI have the start code"]);
});

test("without a position the start code opens the job details, and a wrong code shows an error", async () => {
  await open({
    "start-by-code": {
      ...refusing("start-code-wrong"),
      changes: { "start-by-code": done("Arrival marked successfully.") },
    },
  });
  await press("I have the start code");
  await fill({ code: "0000" });
  await press("Start the job");
  await readPage("This is not the customer's start code. Please ask them for it again.");
  await fill({ code: "4821" });
  await press("Start the job");
  await readToast("Arrival marked successfully.");
  await waitForPath(`/acceptjobdetailssubmission/${jobId}`);
});

test("the arrival screen has one button to call the customer, and a wrong pin can be reported once", async () => {
  const changes = { [`job-details/${jobId}`]: { body: { ...job, nextSteps: ["arrive"] } } };
  await open({ "report-pin": { ...done("We have asked the customer and our office to correct the pin."), changes } });
  await press("The place on the map is wrong");
  await press("Yes");
  await readToast("We have asked the customer and our office to correct the pin.");
  await wait(() => !findButton("The place on the map is wrong"), "screen without the report");
  expect(document.querySelectorAll("main a[href='tel:+923031234567']")).toHaveLength(1);
});

const readFold = () =>
  [...document.querySelectorAll("details")].find(({ textContent }) => textContent.startsWith("Late, cannot come"));

test("at the place what is not the arrival or the call is folded, and nobody is asked for another time", async () => {
  const late = { ...job, comesAt: "2026-05-01T09:00:00.000Z" };
  const replies = {
    [`job-details/${jobId}`]: { body: late },
    [`customer-coordinates/${jobId}`]: { body: home },
  };
  standAt(900);
  await open(replies);
  const main = () => document.querySelector("main")?.textContent ?? "";
  await wait(() => readFold()?.open && main().includes("That time is over."), "question on the way");
  await leave();
  standAt(10);
  await open(replies);
  await wait(() => readFold()?.open === false, "fold");
  expect(readFold()?.textContent).toMatch(/Say a new time.*Propose another time.*Ready messages for WhatsApp/);
  expect(main()).not.toContain("That time is over.");
  expect(document.querySelectorAll("main a[href^='https://www.google.com/maps']"), "one way to the maps").toHaveLength(
    1,
  );
  expect(main().match(/House 12/g), "the address once").toHaveLength(1);
});

test("another time that the customer proposes is in sight also at the place", async () => {
  const proposed = { ...job, proposedTime: "2036-05-02T10:00:00.000Z", proposedBy: "customer" };
  standAt(10);
  await open({
    [`job-details/${jobId}`]: { body: { ...proposed, nextSteps: ["arrive", "agreeTime", "declineTime"] } },
    [`customer-coordinates/${jobId}`]: { body: home },
  });
  await wait(() => findButton("Mark Arrival")?.disabled === false, "arrival");
  expect(readFold()?.open).toBe(true);
  expect(readFold()?.textContent).toContain("Agree to the new time");
});

test("a handyman says when they come from the arrival screen", async () => {
  await open();
  await wait(() => readFold()?.open, "question in sight");
  await press("Say when you come");
  await readDialog("When can you be there?");
});

test("too far from the pin, the start code is one tap from the thumb, and opens at the field", async () => {
  standAt(112);
  await open({ [`customer-coordinates/${jobId}`]: { body: home } });
  await wait(() => document.querySelector(".thumb-bar")?.textContent?.includes("112 m away"), "distance");
  expect(findButton("I have the start code")?.closest(".thumb-bar")).toBeTruthy();
  await press("I have the start code");
  const field = await wait(() => document.querySelector<HTMLInputElement>(".thumb-bar [name=code]"), "field");
  await wait(() => document.activeElement === field, "field in focus");
  expect(findButton("Mark Arrival")).toBeUndefined();
  await press("I do not have the code");
  expect(findButton("Mark Arrival")?.closest(".thumb-bar")).toBeTruthy();
});
