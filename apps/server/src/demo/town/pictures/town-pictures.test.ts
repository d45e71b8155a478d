import { listDirectory } from "@hunarmand/api/providers/directory";
import { expect, it } from "vitest";
import { startPortal } from "../../../../test/portal.ts";
import { loadDemo } from "../../load-demo.ts";
import { loadTown } from "../load-town.ts";

const portal = await startPortal();

it("each handyman of the demo has a picture of their own", async () => {
  await loadDemo(portal.services);
  await loadTown(portal.services);
  const { body } = await portal.call(listDirectory, { query: {} });
  expect(body.filter(({ hasPicture }) => !hasPicture)).toEqual([]);
  const pictures = await portal.db.selectFrom("files").select("sha256").where("kind", "=", "profile-image").execute();
  expect(new Set(pictures.map(({ sha256 }) => sha256)).size).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThanOrEqual(body.length);
});
