import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { standAt } from "../../../../test-setup/geolocation.ts";
import { acceptedJob, home, jobId } from "../../../../test-setup/job-replies.ts";
import { readPage, waitFor } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

beforeEach(() => standAt(2_000));
afterEach(() => {
  standAt(undefined);
  return leave();
});

test("the arrival screen shares how far away the handyman is, once in its first minute, and says so", async () => {
  await visit({
    path: `/acceptarrival/${jobId}`,
    who: provider,
    currentJobId: jobId,
    begin: spyOnFetch,
    replies: {
      [`job-details/${jobId}`]: { body: acceptedJob },
      [`customer-coordinates/${jobId}`]: { body: home },
      "share-distance": done("Your customer sees about how far away you are."),
    },
  });
  await readPage("While this page is open, the customer sees about how far away you are.");
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]).toMatchObject({ longitude: home.longitude });
});

const shared: unknown[] = [];

function spyOnFetch(): void {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith("share-distance")) shared.push(JSON.parse(String(init?.body)));
    return fetch(address, init);
  });
}
