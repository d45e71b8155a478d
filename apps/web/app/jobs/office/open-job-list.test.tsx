import type { ReplyOf } from "@hunarmand/api/call";
import type { listJobs } from "@hunarmand/api/jobs/office";
import { expect, test, vi } from "vitest";
import { deskJob, jobId } from "../../../test-setup/job-replies.ts";
import { fill, findField } from "../../../test-setup/screen-person.ts";
import { readPage, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";
import { withResolvers } from "../../shared/parts/with-resolvers.ts";

type Row = ReplyOf<typeof listJobs>[number];

const otherId = "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12";
const { customerId: _, ...row } = deskJob;
const rows = [
  { ...row, scheduledFor: "2036-05-04T05:00:00.000Z" },
  { ...row, id: otherId, jobId: otherId, jobNumber: "H-10483", skill: "Geyser Installation" },
] as Row[];
const details = { [jobId]: { body: deskJob }, [otherId]: { body: { ...deskJob, id: otherId, jobNumber: "H-10483" } } };

const open = (path = "/office/jobs?status=Requested", role = "Dispatcher") =>
  visit({ path, who: { role }, replies: { "job-details": { body: rows }, notes: { body: [] }, ...details } });
const link = (name: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a")].find(({ textContent }) => textContent === name);
const pressKey = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }),
  );
const marked = () => [...document.querySelectorAll("[data-row][data-open]")].map(({ textContent }) => textContent);

test("a job opens beside the list, which keeps its filters and marks the row; Back from its page returns to both", async () => {
  const { goBack } = await open();
  await readPage("2 jobs.");
  expect(document.querySelector("main")?.textContent).toContain("04-May-2036, 10:00\u00A0am");
  expect(document.querySelector("main")?.textContent).toContain("As soon as possible");
  link("Geyser Installation (Installations)")?.click();
  await waitForPath(`/office/jobs/beside/${otherId}`);
  const close = await wait(() => link("Close"), "job beside the list");
  expect(close.getAttribute("href")).toBe("/office/jobs?status=Requested");
  expect(marked()).toEqual([expect.stringContaining("H-10483")]);
  link("Open the whole page")?.click();
  await waitForPath(`/office/jobs/${otherId}`);
  await goBack();
  await waitForPath(`/office/jobs/beside/${otherId}`);
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining("H-10483")]));
  (await wait(() => link("Close"), "link that closes the job")).click();
  await waitForPath("/office/jobs");
  await waitFor(() => expect(findField("status")?.value).toBe("Requested"));
});

test("A on a row opens the job beside the list with its candidates, and the filters stay", async () => {
  await open();
  await readPage("2 jobs.");
  pressKey("j");
  pressKey("a");
  await waitForPath(`/office/jobs/beside/${jobId}`);
  await wait(
    () => document.querySelector("dialog[open]")?.textContent?.includes("Give this job to a handyman"),
    "dialog",
  );
  await waitFor(() => expect(link("Close")?.getAttribute("href")).toBe("/office/jobs?status=Requested"));
});

test("the words that are typed before the cities arrive stay, and so does the city of the address", async () => {
  const { promise: after, resolve: arrive } = withResolvers<void>();
  const replies = {
    "job-details": { body: rows },
    "cities-list": { body: ["Karachi", "Lahore"].map((name, index) => ({ id: index + 1, name })), after },
  };
  await visit({ path: "/office/jobs?city=Lahore", who: { role: "Dispatcher" }, replies });
  await readPage("2 jobs.");
  const asked = vi.spyOn(window, "fetch");
  await fill({ search: "Ayesha" });
  const field = findField("search");
  arrive();
  await wait(() => document.querySelector("main [name=city] [value=Karachi]"), "cities");
  expect([findField("search")?.value, findField("city")?.value]).toEqual(["Ayesha", "Lahore"]);
  expect(findField("search"), "the field keeps the focus").toBe(field);
  const isSearch = ([address]: [unknown, ...unknown[]]) => String(address).includes("search=Ayesha&city=Lahore");
  await wait(() => asked.mock.calls.some(isSearch), "search in the city");
});

test("Finance reads a job, but not the list beside it", async () => {
  await open(`/office/jobs/beside/${jobId}`, "Finance");
  await waitForPath("/office");
});
