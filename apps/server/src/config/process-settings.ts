import { z } from "zod";
import { setting } from "./setting.ts";

const drainSecondsMax = 300;

/** What a process does, and how it ends, where several share a database. */
export const processSettings = {
  ROLE: setting(z.enum(["all", "web", "worker"]).default("all"), {
    mayBe: "all, web or worker",
    sets:
      "what the process does: `web` serves people, `worker` runs background tasks such as notices, messages and backups, and serves only " +
      "`/healthz`, `/readyz` and `/metrics`. A portal needs at least one of each, or one `all`",
  }),
  DRAIN_SECONDS: setting(z.coerce.number().int().min(0).max(drainSecondsMax).default(0), {
    mayBe: `a number of seconds, 0 to ${drainSecondsMax}`,
    sets:
      "how long a process still takes calls after a signal to stop, while `/readyz` says 503. Longer than a load balancer in front of it " +
      "takes to notice",
  }),
};
