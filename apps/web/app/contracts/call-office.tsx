import { Button } from "@mantine/core";
import contracts from "../locales/en/contracts.json";
import { useOffice } from "../shared/office/office.tsx";
import { useMessages } from "../shared/texts/messages.ts";

/** The button of somebody whose next step is a call. Nothing without a number. */
export function CallOffice({ variant = "filled" }: { variant?: "filled" | "default" }) {
  const { one } = useMessages(contracts);
  const { phone, phoneLink } = useOffice();
  return (
    phone !== undefined && (
      <Button component="a" href={phoneLink} variant={variant}>
        {one.call}
      </Button>
    )
  );
}
