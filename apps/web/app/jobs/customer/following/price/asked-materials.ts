import { toSentObjection } from "../../../price/ready-objections.ts";
import type { FollowedJob } from "../../followed-job.ts";

/** Whether the customer only asked what the materials cost. They may still agree, or offer an amount (docs/product.md J20). */
export const asksMaterials = ({ priceStatus, priceObjection, offeredPrice }: FollowedJob): boolean =>
  priceStatus === "disputed" && offeredPrice === null && priceObjection === toSentObjection("materials");
