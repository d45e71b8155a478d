import fp from "fastify-plugin";
import type { Clock } from "../../services/clock.ts";
import { UnderMaintenance } from "../../values/app-error.ts";
import { isReading } from "./is-reading.ts";

interface MaintenanceOptions {
  clock: Clock;
  /** Until when changes are refused. */
  findMaintenanceEnd(): Date | undefined;
}

/** During maintenance people read as always. Calls that change something get a 503 that says when to come back (docs/production.md). */
export const maintenance = fp(async (app, { clock, findMaintenanceEnd }: MaintenanceOptions) => {
  app.addHook("onRequest", async (request) => {
    const { call } = request.routeOptions.config;
    const end = findMaintenanceEnd();
    if (!end || !call || isReading(call)) return;
    const leftSeconds = Math.ceil((end.getTime() - clock.now().getTime()) / 1_000);
    if (leftSeconds > 0) throw new UnderMaintenance(leftSeconds);
  });
});
