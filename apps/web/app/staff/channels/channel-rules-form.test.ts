import type { ChannelRules } from "@hunarmand/api/notices/channels";
import { noticeGroups } from "@hunarmand/api/notices/notice-kinds";
import { expect, test } from "vitest";
import { ChannelRulesForm, toRuleFields, toRules } from "./channel-rules-form.ts";

const rules = Object.fromEntries(
  noticeGroups.map((group, place) => [group, { channels: place % 2 ? ["mail", "phone"] : [], minutes: place + 1 }]),
) as ChannelRules;

test("the form returns the office's channels unchanged", () => {
  expect(toRules(ChannelRulesForm.parse(toRuleFields(rules)))).toEqual(rules);
});

test.each(["", "0", "1441", "soon"])("'%s' minutes are refused at their field", (offersMinutes) => {
  const refused = ChannelRulesForm.safeParse({ ...toRuleFields(rules), offersMinutes });
  expect(refused.error?.issues.map(({ path }) => path)).toEqual([["offersMinutes"]]);
});
