import { z } from "zod";

/** The fee that holds from the beginning of this day in Pakistan. */
export const PlannedFee = z.object({ percent: z.number(), from: z.iso.date() });
