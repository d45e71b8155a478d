import { Text } from "@mantine/core";
import setOutTexts from "../../../locales/en/set-out.json";
import { useMessages } from "../../texts/messages.ts";
import { toPakistanDay } from "../../texts/pakistan-day.ts";
import { useFormats } from "../../texts/use-formats.ts";
import type { SetOut } from "./set-out.ts";

/** Leads a job for later: its time in large letters, and when to set out. */
export function SetOutLines({ setOut: { at, setOutAt } }: { setOut: SetOut }) {
  const { bePresent, setOut } = useMessages(setOutTexts);
  const { time, when } = useFormats();
  const isSameDay = toPakistanDay(at) === toPakistanDay(setOutAt);
  return (
    <>
      <Text component="span" display="block" fz="xl" fw={700}>
        {bePresent({ moment: when(at) })}
      </Text>
      <Text component="span" display="block" fw={600}>
        {setOut({ moment: (isSameDay ? time : when)(setOutAt) })}
      </Text>
    </>
  );
}
