import { Group, NativeSelect } from "@mantine/core";
import { type ReactNode, useState } from "react";
import customers from "../../../../locales/en/customers.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { listDays, listTimes } from "./other-times.ts";

interface OtherTimeProps {
  /** As the form types it, in Pakistan's time: 2026-05-01T15:30. */
  value: string;
  error?: ReactNode;
  onChange: (scheduledAt: string) => void;
}

const withOwn = (choices: string[], own: string): string[] => (choices.includes(own) ? choices : [own, ...choices]);

/** A day and a half hour by two choices: a browser's own field for both is hard to read and to tap. */
export function OtherTime({ value, error, onChange }: OtherTimeProps) {
  const { post } = useMessages(customers);
  const { soonDay, time: sayTime } = useFormats();
  // Choices that change while one taps would choose the wrong time.
  const [now] = useState(() => new Date());
  const [day = "", time = ""] = value.split("T");
  const sayDay = (of: string) => soonDay(`${of}T12:00:00+05:00`);
  const label = (of: string, say: (of: string) => string) => ({ value: of, label: of === "" ? post.choose : say(of) });
  const chooseDay = (next: string) => {
    const times = listTimes(next, now);
    onChange(`${next}T${times.includes(time) ? time : times[0]}`);
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
        data={withOwn(listTimes(day, now), time).map((of) => label(of, () => sayTime(`${day}T${of}:00+05:00`)))}
        value={time}
        error={error}
        onChange={(event) => onChange(`${day}T${event.currentTarget.value}`)}
      />
    </Group>
  );
}
