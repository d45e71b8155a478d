import type { Notice } from "@hunarmand/api/notices/notices";
import { expect, test } from "vitest";
import { groupNotices } from "./group-notices.ts";

const notice = (id: string, kind: Notice["kind"], job: string): Notice => ({
  ...{ id, kind, subject: "", text: "", reason: null, link: `/requestedjobs?offer=${job}`, appeal: null },
  ...{ createdDate: "2026-05-01T10:00:00.000Z", readDate: null },
});
const group = (...notices: Notice[]) =>
  groupNotices(notices).map(({ notices: own, isClosed }) => [own.map(({ id }) => id).join(""), isClosed]);

test("closed jobs and their offers are joined while they are adjacent; open offers stay on their own", () => {
  expect(
    group(
      notice("1", "job-taken", "a"),
      notice("2", "job-offered", "a"),
      notice("3", "job-taken", "b"),
      notice("4", "job-offered", "c"),
      notice("5", "job-offered", "b"),
      notice("6", "job-rated", "a"),
    ),
  ).toEqual([
    ["123", true],
    ["4", false],
    ["5", true],
    ["6", false],
  ]);
  expect(group()).toEqual([]);
});
