import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { isInProgress } from "@hunarmand/api/jobs/steps";
import customers from "../../../locales/en/customers.json";
import { splitName } from "../../phone-code/split-name.ts";
import { useMessages } from "../../texts/messages.ts";

type Shown = Pick<CustomerJob, "status" | "nextSteps" | "priceStatus"> & { provider: { name: string } | null };

/**
 * The state of a job in words that are true for its customer: before a price is agreed, the handyman is there, but no work is ordered. One whose
 * work is done is completed once its customer has confirmed it (docs/product.md J6).
 */
export function useStatusWord({ status, nextSteps, priceStatus, provider }: Shown): string {
  const { statuses, withYou } = useMessages(customers);
  if (nextSteps.includes("confirm")) return statuses.confirm;
  const { firstName: name } = splitName(provider?.name);
  return isInProgress({ status }) && priceStatus !== "agreed" && name ? withYou({ name }) : statuses[status];
}
