import { addOpenDay } from "@hunarmand/api/open-hours";
import { useState } from "react";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns until when the office promises a price that is asked for now. Undefined while its hours are unknown (docs/product.md Q1). */
export function usePriceBy(): string | undefined {
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  return hours && soonMoment(addOpenDay(now, hours).toISOString());
}
