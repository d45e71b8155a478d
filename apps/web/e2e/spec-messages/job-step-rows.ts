import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { customerPin, makeJob, noPin, postJob } from "../portal-api.ts";
import { busyProvider } from "../spec-people.ts";
import { fillFields, type MessageRow, press } from "./row.ts";

async function startAccepting() {
  return { path: "/acceptjob", who: await busyProvider(), currentJobId: await postJob() };
}

/** A job of its own for each row, as far as its screen needs it. */
const startAt = (screen: string, stage: Parameters<typeof makeJob>[1], fields?: Parameters<typeof makeJob>[2]) =>
  async function start() {
    const who = await busyProvider();
    return { path: `/${screen}/${await makeJob(who, stage, fields)}`, who };
  };

const agree = press("I Agree & Continue");

export const acceptRows: readonly MessageRow[] = [
  {
    spec: "Job ID Missing - No job selected. Returning to requested jobs.",
    start: async () => ({ path: "/acceptjob", who: await busyProvider() }),
    leadsTo: "/requestedjobs",
  },
  { spec: "Job accepted successfully.", start: startAccepting, act: agree, leadsTo: "/acceptcustomerinfo" },
];

const atDetails = startAt("acceptjobdetailssubmission", "arrived");
const sendDetails = async (page: Page) => {
  await fillFields(page, { duration: "30", salary: "0", description: "A new geyser", location: "Roof" });
  await press("Send job details")(page);
};

export const detailsRows: readonly MessageRow[] = [
  { spec: "Job details updated successfully.", start: atDetails, act: sendDetails, leadsTo: "/home" },
];

const atArrival = startAt("acceptarrival", "accepted");
const degreesPerMeter = 1 / 111_195;

/** So many metres north of the customer. */
const standAt = (meters: number) => async (page: Page) => {
  const latitude = customerPin.pinLocationLatitude + meters * degreesPerMeter;
  await page.context().setGeolocation({ latitude, longitude: customerPin.pinLocationLongitude, accuracy: 8 });
  await page.context().grantPermissions(["geolocation"]);
  await page.reload();
};
const arrive = async (page: Page) => {
  await standAt(49)(page);
  await press("Mark Arrival")(page);
};

async function startBeforeArrival() {
  const who = await busyProvider();
  return { path: "/acceptcustomerinfo", who, currentJobId: await makeJob(who, "accepted") };
}

/** A browser that never had it. */
const goThereWithoutGeolocation = async (page: Page) => {
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, "geolocation", { value: undefined }));
  await page.getByRole("link", { name: "Proceed Further" }).click();
};

export const arrivalRows: readonly MessageRow[] = [
  {
    spec: "Customer location not available.",
    place: "page",
    start: startAt("acceptarrival", "accepted", noPin),
  },
  {
    spec: "Unable to fetch your location. Please enable GPS.",
    place: "page",
    start: atArrival,
    after: (page) => expect(page.getByRole("button", { name: "Mark Arrival" })).toBeDisabled(),
  },
  {
    spec: "Geolocation is not supported by your browser.",
    place: "page",
    start: startBeforeArrival,
    act: goThereWithoutGeolocation,
  },
  {
    spec: "You must be within 50 meters to mark arrival.",
    place: "page",
    start: atArrival,
    act: standAt(51),
  },
  {
    spec: "Arrival marked successfully.",
    start: atArrival,
    act: arrive,
    leadsTo: /\/acceptjobdetailssubmission\/[\w-]{36}$/,
  },
  {
    spec: "Failed to mark arrival.",
    start: atArrival,
    faults: [{ call: "Provider/mark-arrival" }],
    act: arrive,
  },
];

const complete = async (page: Page) => {
  await fillFields(page, { customerFeedback: "Neat and quick." });
  await press("Complete the job")(page);
};

export const completionRows: readonly MessageRow[] = [
  {
    spec: "Job marked as completed.",
    start: startAt("jobcompletion", "details"),
    act: complete,
    leadsTo: "/completedjobs",
  },
];
