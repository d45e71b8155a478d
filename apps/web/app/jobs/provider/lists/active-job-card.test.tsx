import type { Job, JobDetails } from "@hunarmand/api/jobs/job";
import { MantineProvider } from "@mantine/core";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { findStage } from "../../job-stage.ts";
import { MissingSteps } from "../steps/missing-steps.tsx";
import { ActiveJobCard } from "./active-job-card.tsx";

vi.mock("../../../shared/dialogs/dialogs.tsx", () => ({ confirmAction: vi.fn(async () => false) }));

const job = {
  ...{
    id: "j1",
    jobId: "j1",
    jobNumber: "H-10482",
    category: "Installations",
    skill: "Plumbing Installation",
    subSkill: null,
  },
  ...{ city: "Islamabad", area: "G-9", address: "House 12", customerName: "Ayesha", phoneNumber: null, email: null },
  ...{
    pinLocationLatitude: null,
    pinLocationLongitude: null,
    earning: null,
    rating: null,
    completedDate: null,
    complaints: [],
  },
  ...{
    materials: null,
    startedByCode: false,
    priceStatus: null,
    priceObjection: null,
    offeredPrice: null,
    followsJobId: null,
    proposedTime: null,
    proposedBy: null,
    scheduledFor: null,
  },
  ...{ createdDate: "2026-05-01T10:00:00Z", status: "Accepted", detailsSubmittedAt: null },
  ...{
    scheduledFor: null,
    customerWords: null,
    usualPrice: null,
    netPrice: null,
    platformFeePercent: 0,
    attachments: [],
  },
  comesAt: null,
  arrivedAt: null,
  nextSteps: ["arrive"],
} satisfies Job;

let root: Root;
afterEach(() => act(() => root.unmount()));

async function show(node: ReactNode): Promise<HTMLElement> {
  const place = document.createElement("div");
  const router = createMemoryRouter([{ path: "*", element: <MantineProvider>{node}</MantineProvider> }]);
  root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  return place;
}

const linksOf = (place: HTMLElement) =>
  [...place.querySelectorAll(".mantine-Button-root")].map((button) => [
    button.textContent,
    button.getAttribute("href"),
    button.hasAttribute("disabled"),
  ]);
const directions = "https://www.google.com/maps/dir/?api=1&destination=House%2012%2C%20G-9%2C%20Islamabad";
const navigate = ["Navigate", directions, false];
const mark = ["Mark as Completed", null, false];

test.each([
  ["Accepted", ["arrive"], [navigate, ["I have arrived", "/acceptarrival/j1", false], mark]],
  ["InProgress", ["submitDetails"], [["Send the price", "/acceptjobdetailssubmission/j1", false], mark]],
  ["InProgress", ["submitDetails", "saveDraft", "complete"], [mark]],
] as const)(
  "a job that is %s and may next take %s shows the way until the arrival, then its next step, and can be marked",
  async (status, nextSteps, buttons) => {
    const place = await show(<ActiveJobCard job={{ ...job, status, nextSteps: [...nextSteps] }} />);
    expect(linksOf(place)).toEqual(buttons);
  },
);

test.each([
  ["Accepted", ["arrive"], "Accepted", "You have not arrived yet"],
  ["InProgress", ["submitDetails"], "Price open", "You have not sent your price yet"],
  ["InProgress", ["submitDetails", "saveDraft", "complete"], "In Progress", ""],
] as const)(
  "the badge of a job that is %s and may next take %s says %s, and what comes before the completion",
  async (status, nextSteps, badge, first) => {
    const place = await show(<ActiveJobCard job={{ ...job, status, nextSteps: [...nextSteps] }} />);
    expect(place.querySelector(".mantine-Badge-root")?.textContent).toBe(badge);
    const mark = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Mark as Completed");
    expect(mark?.dataset.variant === "subtle" ? mark.previousElementSibling?.textContent : "").toBe(first);
  },
);

test("an objection to the price is above the next step, and completing is no longer the main button", async () => {
  const steps = ["submitDetails", "complete", "correctPrice"] as const;
  const answered = {
    ...job,
    status: "InProgress",
    earning: 4_500,
    priceStatus: "disputed",
    nextSteps: [...steps],
  } as const;
  const place = await show(<ActiveJobCard job={{ ...answered, nextSteps: [...steps] }} />);
  expect(linksOf(place).map(([label]) => label)).toEqual(["Correct the price", "Mark as Completed"]);
  const complete = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Mark as Completed");
  expect(complete?.dataset.variant).toBe("subtle");
});

const press = async (place: HTMLElement, label: string) => {
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label);
  await act(async () => button?.click());
  return button;
};

test.each([
  ["arrive", "You have not arrived yet", "I have arrived"],
  ["submitDetails", "You have not sent your price yet", "Send the price"],
] as const)(
  "before the job can be completed, marking it is plain text, and leads to what is missing: %s",
  async (next, title, yes) => {
    const status = next === "arrive" ? "Accepted" : "InProgress";
    const place = await show(<ActiveJobCard job={{ ...job, status, nextSteps: [next] }} />);
    expect((await press(place, "Mark as Completed"))?.dataset.variant).toBe("subtle");
    const text = "Plumbing Installation, G-9, H-10482, Ayesha";
    const dialog = { kind: "info", title, text, yes, no: "Do this later" };
    expect(vi.mocked(confirmAction)).toHaveBeenLastCalledWith(dialog);
  },
);

test.each([
  [4_000, null, "The customer would pay PKR 4,000."],
  [null, "It took an hour only.", "It took an hour only."],
  [null, null, "Plumbing Installation, G-9, H-10482, Ayesha"],
])("marking a job whose price the customer refuses shows their answer (%s, %s), without a yes", async (...answer) => {
  const [offeredPrice, priceObjection, text] = answer;
  const refused = { ...job, status: "InProgress", earning: 4_500, priceStatus: "disputed" } as const;
  const nextSteps: Job["nextSteps"] = ["submitDetails", "complete", "correctPrice"];
  const place = await show(<ActiveJobCard job={{ ...refused, offeredPrice, priceObjection, nextSteps }} />);
  await press(place, "Mark as Completed");
  const title = "The customer does not agree to this price.";
  const dialog = { kind: "info", title, text, yes: "See their answer", no: "Do this later" };
  expect(vi.mocked(confirmAction)).toHaveBeenLastCalledWith(dialog);
});

test.each([
  [48, false],
  [2, false],
  [1, undefined],
  [0, undefined],
])(
  "%i hours before, the arrival is folded (%s) only if the time is not near, so that calling and finding the way come first",
  async (hours, isOpen) => {
    const scheduledFor = new Date(Date.now() + hours * 3_600_000).toISOString();
    const place = await show(<ActiveJobCard job={{ ...job, scheduledFor }} />);
    const arrive = [...place.querySelectorAll("a")].find(({ textContent }) => textContent === "I have arrived");
    expect(arrive?.closest("details")?.open).toBe(isOpen);
  },
);

test("after the arrival a card says when they came, also for a job with a time", async () => {
  const there = { ...job, status: "InProgress", scheduledFor: "2026-05-01T10:00:00Z" } as const;
  const place = await show(
    <ActiveJobCard job={{ ...there, arrivedAt: "2026-05-01T10:05:00Z", nextSteps: ["submitDetails"] }} />,
  );
  expect(place.textContent).toMatch(/You arrived at 01-May-2026.*3:05/);
});

test("a price that waits for the customer can be changed from the card, and completing says that it waits", async () => {
  const waiting = { ...job, status: "InProgress", earning: 4_500, priceStatus: "asked" } as const;
  const place = await show(<ActiveJobCard job={{ ...waiting, nextSteps: ["submitDetails", "complete"] }} />);
  const change = [...place.querySelectorAll("a")].find(({ textContent }) => textContent === "Change price or details");
  expect(change?.getAttribute("href")).toBe("/acceptjobdetailssubmission/j1");
  const complete = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Mark as Completed");
  await act(async () => complete?.click());
  const question =
    "Ayesha has not agreed to your price yet. Plumbing Installation, G-9, H-10482. Is the work for Ayesha finished? After it one step is left.";
  expect(vi.mocked(confirmAction)).toHaveBeenCalledWith(expect.objectContaining({ text: question }));
});

test("a completion that comes too early shows what is missing, with a link to the first missing step", async () => {
  const stand = { ...job, status: "Accepted" } as unknown as JobDetails;
  const place = await show(<MissingSteps job={stand} stage={findStage(stand)} />);
  expect(place.textContent).toContain("Mark your arrival at the customer");
  expect(place.textContent).toContain("Send the price");
  expect(linksOf(place)[0]).toEqual(["I have arrived", "/acceptarrival/j1", false]);
  expect(place.querySelector("form")).toBeNull();
});
