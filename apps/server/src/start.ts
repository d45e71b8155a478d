import { join } from "node:path";
import { buildApp } from "./app.ts";
import { startBackground } from "./background.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { demoAccounts, loadDemo } from "./demo/load-demo.ts";
import { openCallers } from "./http/sessions.ts";
import { loadCatalogue } from "./lookups/load-catalogue.ts";
import { systemClock } from "./services/clock.ts";
import { openFileCipher } from "./services/file-cipher.ts";
import { openFileVault } from "./services/file-vault.ts";
import { openGoogle } from "./services/google.ts";
import { openLimits } from "./services/limits.ts";
import { openLiveEvents } from "./services/live-events.ts";
import { openMailer } from "./services/mailer.ts";
import { openCards } from "./services/open-cards.ts";
import { openPasswords } from "./services/passwords.ts";
import { outboxPhoneTexts } from "./services/phone-texts.ts";
import { makeQueue } from "./services/queue.ts";
import { openReplyMemory } from "./services/reply-memory.ts";
import type { Services } from "./services/services.ts";
import { openTokens, readOrMakeSecret } from "./services/tokens.ts";
import { openWakeUps } from "./services/wake-ups.ts";

const stopMilliseconds = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Serves the portal until a signal ends the process: its pages at once, everything else as soon as the database is prepared. */
export async function start(config: Config, database: OpenDatabase): Promise<void> {
  const { dataFolder } = config;
  const passwords = openPasswords();
  const secret = config.tokenSecret ?? (await readOrMakeSecret(dataFolder));
  const tokens = openTokens(secret);
  const secrets = [secret, ...config.filesOldSecrets] as const;
  const files = await openFileVault({ folder: join(dataFolder, "files"), url: config.filesUrl }, secrets);
  const ground = { db: database.db, clock: systemClock, passwords, tokens };
  const queue = makeQueue(database);
  const wakeUps = openWakeUps(database);
  const services = {
    ...ground,
    callers: openCallers(ground),
    cards: openCards(config, systemClock),
    files,
    cipher: openFileCipher(secrets),
    replyMemory: openReplyMemory(),
    queue,
    wakeUps,
    liveEvents: openLiveEvents({ ...ground, wakeUps }),
    limits: openLimits(ground, config.rateLimitScale),
    google: openGoogle(config, systemClock),
    mailer: openMailer(config),
    phoneTexts: outboxPhoneTexts,
    publicUrl: config.publicUrl,
  };
  const { promise: ready, resolve: isPrepared } = Promise.withResolvers<void>();
  const app = await buildApp(services, { ...config, ready });
  const address = await app.listen({ port: config.port, host: config.host });
  await prepare(services, config);
  isPrepared();
  const stopBackground = startBackground(services, (err, failure) => app.log.error({ err }, failure));
  stopOnSignal(async () => {
    await app.close();
    await stopBackground();
    await queue.stop();
    await database.close();
  });
  say(`Hunarmand runs at ${address}`);
  if (config.withDemo) say(demoAccounts());
}

/** Brings the database to where the portal can work with it. */
async function prepare(services: Services, { withDemo }: Config): Promise<void> {
  const { db, queue } = services;
  await migrate(db);
  await loadCatalogue(db);
  await queue.open();
  if (withDemo) await loadDemo(services);
}

/** Finishes what is under way and leaves with 0; a call that hangs does not keep the process longer than 10 s. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), stopMilliseconds).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
