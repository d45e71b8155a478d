import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../database/database.ts";
import { updateSchema } from "../database/open-database.ts";
import { demoAccounts, loadDemo } from "../demo/load-demo.ts";
import { townFeePercent } from "../demo/town/insert-town-payments.ts";
import { loadTown } from "../demo/town/load-town.ts";
import { renewTown } from "../demo/town/renew-town.ts";
import { loadCatalogue } from "../lookups/load-catalogue.ts";
import { systemClock } from "../services/clock.ts";
import { findPlace, namePlace } from "../services/files/file-disk.ts";
import { tieFileStore } from "../services/files/file-tie.ts";
import { openServices } from "../services/open-services.ts";
import type { Services } from "../services/services.ts";
import { startBackground } from "./background.ts";
import { describeConnections } from "./describe-connections.ts";
import { refuseUnfitProduction } from "./refuse-unfit-production.ts";
import { runAll, stopOnSignal } from "./stop-signals.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Serves the portal until a signal ends the process: pages at once, everything else when the database is ready. */
export async function start(config: Config, database: OpenDatabase): Promise<void> {
  const services = await openServices(config, { database, clock: systemClock });
  const { promise: ready, resolve: isPrepared } = Promise.withResolvers<void>();
  const draining = new AbortController();
  const app = await buildApp(services, { ...config, ready, draining: draining.signal, logTo: process.stdout });
  const address = await app.listen({ port: config.port, host: config.host });
  const stopping = new AbortController();
  const preparing = prepare(database, services, { ...config, stopping: stopping.signal });
  let stopBackground: () => Promise<unknown> = () => Promise.resolve();
  stopOnSignal({
    drainMilliseconds: config.drainSeconds * 1_000,
    deadlineScale: config.deadlineScale,
    drain: () => {
      draining.abort();
      stopping.abort(new Error("The portal was stopped while it started."));
    },
    stop: async () => {
      // Steps may fail because the database is stopping too. The database must still be stopped completely.
      await runAll([() => app.close(), () => preparing, () => stopBackground(), () => services.queue.stop()]);
      await database.close();
    },
    cut: database.cut,
  });
  await preparing.catch(async (error) => {
    // The signal's handler ends the process.
    if (stopping.signal.aborted) return new Promise(() => {});
    // The portal's own database must not keep running after the portal that started it.
    await database.close().catch(() => {});
    throw error;
  });
  isPrepared();
  stopBackground = startBackground(services, app.log, config);
  say(`Hunarmand runs at ${address}`);
  // Only a note: the portal runs without it.
  await describeConnections(database, config.pool).then(say, () => {});
  if (config.productionWarning) say(config.productionWarning);
  if (config.withDemo) say(demoAccounts());
}

interface PrepareOptions extends Config {
  /** Aborts the preparation after the current step. */
  stopping: AbortSignal;
}

/** Prepares the database: opens it, updates its schema and loads the catalogue. */
async function prepare(database: OpenDatabase, services: Services, config: PrepareOptions): Promise<void> {
  const { db, queue } = services;
  const isTown = config.demo === "town";
  const note = await database.open(config.stopping);
  if (note) say(note);
  const steps = [
    () => refuseUnfitProduction(config, db),
    () => updateSchema(database),
    () => tieFileStore({ ...services, placeName: namePlace(findPlace(config)) }),
    () => loadCatalogue(db),
    () => queue.open(),
    ...(config.withDemo ? [() => loadDemo(services, isTown ? townFeePercent : 0)] : []),
    ...(config.withDemo && isTown ? [() => loadTown(services), () => renewTown(services)] : []),
  ];
  for (const step of steps) {
    config.stopping.throwIfAborted();
    await step();
  }
}
