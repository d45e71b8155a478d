import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { offeredJob } from "../../../../test-setup/job-replies.ts";
import type { Page } from "../../../shared/calls/use-more-pages.ts";
import { useSteadyOffers } from "./use-steady-offers.ts";

const offer = (jobId: string): RequestedJob => ({ ...offeredJob, id: jobId, jobId });
const pageOf = (...ids: string[]): Page<RequestedJob> => ({ items: ids.map(offer), nextCursor: undefined });

let root: Root;
let offers: ReturnType<typeof useSteadyOffers>;
afterEach(() => act(() => root.unmount()));

function List({ loaded, found }: { loaded: Page<RequestedJob>; found: Page<RequestedJob> }) {
  offers = useSteadyOffers(loaded, async () => found);
  return null;
}

async function see(loaded: Page<RequestedJob>, found: Page<RequestedJob>) {
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<List loaded={loaded} found={found} />));
  await act(() => offers.look());
}

const shownIds = () => offers.shown.items.map(({ jobId }) => jobId);

test("a new offer is announced and moves no card until the handyman clicks", async () => {
  await see(pageOf("old", "older"), pageOf("new", "old", "older"));
  expect(shownIds()).toEqual(["old", "older"]);
  expect(offers.newCount).toBe(1);
  await act(async () => offers.showNew());
  expect(shownIds()).toEqual(["new", "old", "older"]);
  expect(offers.newCount).toBe(0);
});

test("an offer that another handyman took stays in place and says so", async () => {
  await see(pageOf("taken", "old"), pageOf("old"));
  expect(shownIds()).toEqual(["taken", "old"]);
  expect(offers.shown.items.map(offers.isGone)).toEqual([true, false]);
});

test("an empty list shows a new offer at once", async () => {
  await see(pageOf(), pageOf("new"));
  expect(shownIds()).toEqual(["new"]);
  expect(offers.newCount).toBe(0);
});
