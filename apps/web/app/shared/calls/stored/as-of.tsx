import { Alert, Text } from "@mantine/core";
import { useRevalidator } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { useMessages } from "../../texts/messages.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { findReplyTime, isReplacementLoading } from "./stored-marks.ts";
import { useWhenOnline } from "./use-when-online.ts";

/** Says from when the shown reply is, if it is a stored one. Fetches again when the network is back. */
export function AsOf({ reply }: { reply: object }) {
  const { asOf, asOfComing } = useMessages(ownWork);
  const { when } = useFormats();
  const { revalidate } = useRevalidator();
  const at = findReplyTime(reply);
  const isLoading = isReplacementLoading(reply);
  useWhenOnline(at !== undefined && !isLoading, revalidate);
  if (at === undefined) return null;
  const moment = when(new Date(at).toISOString());
  if (!isLoading)
    return (
      <Alert color="marigold" role="status">
        {asOf({ moment })}
      </Alert>
    );
  // Above the page's content and out of its flow: cards must not move under the thumb when the new list is here.
  return (
    <Text size="sm" c="dimmed" role="status" style={{ position: "absolute", transform: "translateY(-100%)" }}>
      {asOfComing({ moment })}
    </Text>
  );
}
