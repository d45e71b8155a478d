import type { Services } from "../../services/services.ts";
import { writeAgreedPrices } from "./agreed-prices.queries.ts";

const dayMilliseconds = 86_400_000;
const days = 365;
/** Fewer agreed prices would be those of single people, and of no use to others. */
const jobsMin = 5;

/** Computes what most customers of each sub-skill agreed on in the last year (docs/product.md C8). Several processes can run it at once. */
export async function computeAgreedPrices({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await writeAgreedPrices(db, { since: new Date(clock.now().getTime() - days * dayMilliseconds), jobsMin });
}
