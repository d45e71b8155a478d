import { expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openLiveStreams } from "./live-streams.ts";

const portal = await startPortal();

const many = 200;

it("opening a stream takes two statements, and hundreds that end at once take two together", async () => {
  const { id: accountId } = await makeCustomer(portal);
  let statements = 0;
  const db = portal.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const streams = openLiveStreams({ db, limits: portal.services.limits });
  const open = () => streams.enter({ accountId, address: "203.0.113.5", end: () => {} });
  const leaves = await Promise.all(Array.from({ length: many }, open));
  streams.close();
  expect(statements).toBe(2 * many);
  // The first one that ends has a statement of its own, and the others share one.
  for (const leave of leaves) leave();
  await expect.poll(() => statements).toBe(2 * many + 2);
  expect(await portal.db.selectFrom("liveStreams").select("id").execute()).toEqual([]);
});
