import { Button, Text } from "@mantine/core";
import { useState } from "react";
import texts from "../../locales/en/platform-fee.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { SettingsCard } from "../settings-card.tsx";
import { type Fee, FeeForm } from "./fee-form.tsx";

/** The fee of today and the planned one, and the button that changes it. */
export function FeeCard({ settings: { platformFeePercent, plannedFee } }: { settings: Fee }) {
  const fee = useMessages(texts);
  const { number, day } = useFormats();
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingsCard texts={fee}>
      <Text>{fee.now({ percent: number(platformFeePercent) })}</Text>
      {plannedFee && (
        <Text fw={650}>{fee.planned({ day: day(plannedFee.from), percent: number(plannedFee.percent) })}</Text>
      )}
      <Button mt="sm" variant="default" onClick={() => setChanging(true)}>
        {fee.change}
      </Button>
      {isChanging && <FeeForm fee={{ platformFeePercent, plannedFee }} onClose={() => setChanging(false)} />}
    </SettingsCard>
  );
}
