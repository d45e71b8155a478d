import { expect, test } from "vitest";
import { isOnePathOf } from "./worker-replies.ts";

const routes = ["/activejobs", "/acceptarrival/:id?", "/jobs/:id", "/jobs/:id/edit"];

test.each(["/activejobs", "/ActiveJobs/", "/acceptarrival", "/acceptarrival/7", "/jobs/7", "/jobs/7/edit"])(
  "%s is the address of an own screen",
  (path) => expect(isOnePathOf(routes, path)).toBe(true),
);

test.each(["/", "/jobs", "/office/jobs/7", "/api/jobs/7", "/jobs/7/edit/8", "/activejobs.js", "/acceptarrival/7/8"])(
  "%s is no address of an own screen",
  (path) => expect(isOnePathOf(routes, path)).toBe(false),
);

test("the first page is an address of its own", () => {
  expect([isOnePathOf(["/"], "/"), isOnePathOf(["/"], "/home")]).toEqual([true, false]);
});
