import type { Notice } from "@hunarmand/api/notices/notices";
import { expect, test } from "vitest";
import { groupNotices } from "./group-notices.ts";

const notice = (id: string, kind: Notice["kind"]): Notice => ({
  ...{ id, kind, subject: "", text: "", reason: null, link: null, appeal: null },
  ...{ createdDate: "2026-05-01T10:00:00.000Z", readDate: null },
});

test("only adjacent notices about closed offers are joined, in their order", () => {
  const kinds = ["job-taken", "job-taken", "job-offered", "job-offered", "job-taken", "job-rated"] as const;
  const groups = groupNotices(kinds.map((kind, place) => notice(String(place), kind)));
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([["0", "1"], ["2"], ["3"], ["4"], ["5"]]);
  expect(groupNotices([])).toEqual([]);
});
