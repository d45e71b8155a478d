import { findAnswerTime } from "@hunarmand/api/inquiries/answer-time";
import { limits } from "@hunarmand/api/limits";
import { Text } from "@mantine/core";
import { useState } from "react";
import problems from "../../locales/en/problems.json";
import { useOpeningHours } from "../office/use-opening-hours.ts";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

const hourMinutes = 60;
const hourMilliseconds = 3_600_000;

/** Until when the office answers a complaint of this time, or of now (docs/product.md I2). */
export function AnswerBy({ of }: { of?: string }) {
  const { answeredBy } = useMessages(problems);
  const { when } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  const sent = of === undefined ? now : new Date(of);
  const due = hours
    ? findAnswerTime(sent, limits.inquiryAnswerHours * hourMinutes, hours)
    : new Date(sent.getTime() + limits.inquiryAnswerHours * hourMilliseconds);
  return <Text fw={600}>{answeredBy({ moment: when(due.toISOString()) })}</Text>;
}
