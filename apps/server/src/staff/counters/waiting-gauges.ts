import type { GaugeSource } from "../../http/logs/gauges.ts";
import type { Services } from "../../services/services.ts";
import { countWaiting } from "./office.queries.ts";

/** The counters of the office's inbox: jobs by state, jobs without offers, what waits for a decision. */
export const waitingGauges = ({ db, clock }: Services): GaugeSource => ({
  name: "office",
  read: async () => {
    const counters = await countWaiting(db, clock.now(), () => true);
    return Object.entries(counters).map(([counter, value]) => ({
      name: "hunarmand_waiting",
      help: "Rows of a counter of the office, up to one above the number that the office shows",
      labels: { counter },
      value: value ?? 0,
    }));
  },
});
