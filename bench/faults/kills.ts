import { findFreePort } from "../../apps/server/src/database/embedded/free-port.ts";
import type { RunningServer } from "../../apps/server/test/running-server.ts";
import type { Fault } from "./fault.ts";
import { type Place, withPlace } from "./place.ts";
import { loseNothing } from "./under-load.ts";

/** Ends a part of the portal in `strike`, and expects that it serves again. */
const endUnderLoad =
  (strike: (place: Place, server: RunningServer) => Promise<void>): Fault["run"] =>
  () =>
    withPlace({}, async (place) => {
      const server = await place.start();
      return loseNothing(place, [server.url], () => strike(place, server));
    });

function killDatabase(place: Place): void {
  const { pid } = place.findDatabase() ?? {};
  if (!pid) throw new Error("PostgreSQL does not run");
  process.kill(pid, "SIGKILL");
}

export const kills: Fault[] = [
  {
    name: "kill-portal",
    what: "the portal is killed, and started again",
    run: endUnderLoad(async (place, server) => {
      await server.end("SIGKILL");
      await place.start();
    }),
  },
  {
    name: "kill-database",
    what: "PostgreSQL is killed, and the portal starts it again",
    run: endUnderLoad(async (place) => killDatabase(place)),
  },
  {
    name: "kill-both",
    what: "portal and PostgreSQL are killed together",
    run: endUnderLoad(async (place, server) => {
      killDatabase(place);
      await server.end("SIGKILL");
      await place.start();
    }),
  },
  {
    name: "sigterm",
    what: "the portal is stopped by SIGTERM, and started again",
    run: endUnderLoad(async (place, server) => {
      const code = await server.end("SIGTERM");
      if (code !== 0) throw new Error(`the portal ended with exit code ${code}`);
      await place.start();
    }),
  },
  {
    name: "kill-one-of-two",
    what: "two portals share a database, and one is killed",
    run: () =>
      withPlace({}, async (place) => {
        const first = await place.start();
        const second = await place.start({ PORT: String(await findFreePort()) });
        return loseNothing(place, [first.url, second.url], async () => void (await first.end("SIGKILL")));
      }),
  },
];
