import { findOfferEnds } from "@hunarmand/api/providers/work-hours";
import { useState } from "react";
import { useOffice } from "../../../../shared/office/office.tsx";

/**
 * Returns when the offers of a job end that is posted now (docs/product.md O3). Undefined without the office's minutes.
 * @param wish when it is wished, as an ISO date
 */
export function useOfferEnds(wish: string | undefined) {
  const { offerMinutes, urgentOfferMinutes } = useOffice();
  const [now] = useState(() => new Date());
  const minutes = Number(wish === undefined ? urgentOfferMinutes : offerMinutes);
  return minutes > 0 ? findOfferEnds(now, minutes, wish === undefined ? null : new Date(wish)) : undefined;
}
