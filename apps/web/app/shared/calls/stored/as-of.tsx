import { Alert } from "@mantine/core";
import { useRevalidator } from "react-router";
import shared from "../../../locales/en/shared.json";
import { useMessages } from "../../texts/messages.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { findReplyTime } from "./last-replies.ts";
import { useWhenOnline } from "./use-when-online.ts";

/** Says from when the shown reply is, if it is a stored one. Fetches again when the network is back. */
export function AsOf({ reply }: { reply: object }) {
  const { asOf } = useMessages(shared);
  const { when } = useFormats();
  const { revalidate } = useRevalidator();
  const at = findReplyTime(reply);
  useWhenOnline(at !== undefined, revalidate);
  if (at === undefined) return null;
  return (
    <Alert color="marigold" role="status">
      {asOf({ moment: when(new Date(at).toISOString()) })}
    </Alert>
  );
}
