import { Text } from "@mantine/core";
import { useState } from "react";
import officeCall from "../../locales/en/office-call.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { OfficeHours } from "./office-links.tsx";

interface OfficePromiseProps {
  /** `ifNobody`: once the asked have not accepted. `looks`: the office looks already. */
  kind: "ifNobody" | "looks";
  /** By when it calls. Unknown in replies that a phone stored before it was added. */
  by: string | undefined;
}

/** What the office does about a job that nobody takes and by when it calls, in one sentence (docs/product.md O4). */
export function OfficePromise({ kind, by }: OfficePromiseProps) {
  const texts = useMessages(officeCall);
  const { when } = useFormats();
  const [now] = useState(Date.now);
  const { by: sayBy, unknown } = texts[kind];
  if (by === undefined) {
    return (
      <>
        <Text>{unknown}</Text>
        <OfficeHours />
      </>
    );
  }
  const moment = when(by);
  return <Text>{kind === "looks" && Date.parse(by) < now ? texts.late({ moment }) : sayBy({ moment })}</Text>;
}
