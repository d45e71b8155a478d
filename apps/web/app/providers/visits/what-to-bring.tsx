import { Text } from "@mantine/core";
import texts from "../../locales/en/visits.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";

/** What to bring to the visit, in the office's own words, or the usual ones in the reader's language if the office has not changed them. */
export function WhatToBring({ bring }: { bring: string }) {
  const { own } = useMessages(texts);
  return (
    <div>
      <Text fw={600}>{own.bringTitle}</Text>
      <Text className="keep-lines">{sayBring(bring)}</Text>
    </div>
  );
}

const sayBring = (bring: string): string =>
  bring === texts.english.own.bringUsually ? getMessages(texts).own.bringUsually : bring;
