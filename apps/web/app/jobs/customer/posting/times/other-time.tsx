import { Group, NativeSelect } from "@mantine/core";
import { type ReactNode, useState } from "react";
import customers from "../../../../locales/en/customers.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { isAtNight, listDays, listTimes } from "./other-times.ts";

interface OtherTimeProps {
  /** As the form types it, in Pakistan's time: 2026-05-01T15:30. */
  value: string;
  error?: ReactNode;
  onChange: (scheduledAt: string) => void;
}

/** A choice begins with a capital: "Tomorrow". */
const startChoice = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const withOwn = (choices: string[], own: string): string[] => (choices.includes(own) ? choices : [own, ...choices]);

/** A day and a half hour by two choices: a browser's own field for both is hard to read and to tap. */
export function OtherTime({ value, error, onChange }: OtherTimeProps) {
  const { post } = useMessages(customers);
  const { soonDay, time: sayTime } = useFormats();
  // Choices that change while one taps would choose the wrong time.
  const [now] = useState(() => new Date());
  const [day = "", time = ""] = value.split("T");
  const label = (of: string, say: (of: string) => string) => ({ value: of, label: of === "" ? post.choose : say(of) });
  const sayDay = (of: string) => startChoice(soonDay(`${of}T12:00:00+05:00`));
  const sayHour = (of: string) => label(of, () => sayTime(`${day}T${of}:00+05:00`));
  const times = withOwn(listTimes(day, now), time);
  const atNight = times.filter((of) => of !== "" && isAtNight(of));
  const chooseDay = (next: string) => {
    const ofNext = listTimes(next, now);
    onChange(`${next}T${ofNext.includes(time) ? time : ofNext[0]}`);
  };
  return (
    <Group grow wrap="nowrap" align="flex-start">
      <NativeSelect
        name="scheduledDay"
        label={post.otherDay}
        data={withOwn(listDays(now), day).map((of) => label(of, sayDay))}
        value={day}
        onChange={(event) => chooseDay(event.currentTarget.value)}
      />
      <NativeSelect
        name="scheduledAt"
        label={post.otherTime}
        data={[
          ...times.filter((of) => !atNight.includes(of)).map(sayHour),
          ...(atNight.length > 0 ? [{ group: post.atNight, items: atNight.map(sayHour) }] : []),
        ]}
        value={time}
        error={error}
        onChange={(event) => onChange(`${day}T${event.currentTarget.value}`)}
      />
    </Group>
  );
}
