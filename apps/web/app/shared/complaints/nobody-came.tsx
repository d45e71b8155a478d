import { Text } from "@mantine/core";
import complaints from "../../locales/en/complaints.json";
import { UrgentCall } from "../office/urgent-call.tsx";
import { getMessages, useMessages } from "../texts/messages.ts";

/** Whether a complaint says that nobody came: it begins with the line that people tap, in their language or in English. */
export const isAboutAbsence = (words: string | undefined): boolean =>
  [getMessages(complaints), complaints.english].some((texts) => words?.startsWith(texts.usual.job.absent));

/** For whom nobody came: the call, and what they can do themselves, lead the written answer (docs/product.md I2). */
export function NobodyCame() {
  const { absent } = useMessages(complaints);
  return (
    <>
      <Text fw={700}>{absent.now}</Text>
      <UrgentCall />
    </>
  );
}
