import { noticeKinds } from "@hunarmand/api/notices/notice-kinds";
import { expect, it } from "vitest";
import { groupTemplates } from "./template-groups.ts";

it("every kind of notice has all its texts in one group", () => {
  const templates = noticeKinds.map((kind) => ({ kind, subject: "", text: "", placeholders: [], isDefault: true }));
  const grouped = groupTemplates(templates).flatMap(({ members }) => members.map(({ kind }) => kind));
  expect(grouped.sort()).toEqual([...noticeKinds].sort());
});
