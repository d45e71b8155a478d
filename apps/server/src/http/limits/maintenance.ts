import type { Call } from "@hunarmand/api/call";
import fp from "fastify-plugin";
import type { Clock } from "../../services/clock.ts";
import { UnderMaintenance } from "../../values/app-error.ts";

interface MaintenanceOptions {
  clock: Clock;
  /** Until when changes are refused. */
  findMaintenanceEnd(): Date | undefined;
}

/** Some lists are read by POST, because the spec says so. */
const isReading = ({ method, paged }: Call): boolean => method === "GET" || paged === true;

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
