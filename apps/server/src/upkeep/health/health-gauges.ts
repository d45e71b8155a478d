import { healthStates } from "@hunarmand/api/upkeep/health";
import type { GaugeSource } from "../../http/logs/gauges.ts";
import type { Services } from "../../services/services.ts";
import { listHealth } from "./get-health.ts";

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The checks of /office/health as values: the state of each, and its numbers. */
export const healthGauges = (services: Services): GaugeSource => ({
  name: "health",
  read: async () => {
    const checks = await listHealth(services);
    return checks.flatMap(({ name: check, state, facts }) => [
      {
        name: "hunarmand_health_state",
        help: "State of a check of /office/health: 0 fine, 1 warning, 2 fault",
        labels: { check },
        value: healthStates.indexOf(state),
      },
      ...facts.flatMap(({ name, value }) =>
        typeof value === "number"
          ? [{ name: `hunarmand_${toSnakeCase(name)}`, help: "A number of /office/health", labels: { check }, value }]
          : [],
      ),
    ]);
  },
});
