import { addOpenDay } from "@hunarmand/api/open-hours";
import { useMinute } from "../../shared/office/use-minute.ts";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns until when the office promises a price that is asked for now. Undefined while its hours are unknown (docs/product.md Q1). */
export function usePriceBy(): string | undefined {
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  const now = useMinute();
  return hours && soonMoment(addOpenDay(now, hours).toISOString());
}
