import { Text } from "@mantine/core";
import { useState } from "react";
import contracts from "../locales/en/contracts.json";
import { useOffice } from "../shared/office/office.tsx";
import { findOfficeCall } from "../shared/office/office-call.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

/** Below a promised time: the work begins before it, so the person calls, or writes while the office is closed (docs/product.md Q1, X3). */
export function BeginsBefore() {
  const { tooLate, tooLateClosed, tooLateWrite } = useMessages(contracts).quotes;
  const { soonMoment } = useFormats();
  const office = useOffice();
  const [now] = useState(() => new Date());
  const call = findOfficeCall(office, now);
  if (call?.kind !== "from") return <Text fw={600}>{tooLate}</Text>;
  const say = office.whatsappLink === undefined ? tooLateClosed : tooLateWrite;
  return <Text fw={600}>{say({ moment: soonMoment(call.at.toISOString()) })}</Text>;
}
