import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "@hunarmand/api/call";
import { sql } from "kysely";
import { beforeEach } from "vitest";
import { type AppSettings, buildApp } from "../src/app.ts";
import { forgetCatalogue } from "../src/catalogue/forget-catalogue.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { findPlace } from "../src/services/files/file-disk.ts";
import { openPasswords } from "../src/services/login/passwords.ts";
import { startSession } from "../src/services/login/sessions.ts";
import { openServices, type ServiceSettings } from "../src/services/open-services.ts";
import type { Services } from "../src/services/services.ts";
import { makeDatabase, throughSocket } from "./postgres-server.ts";
import { addFacts, type RequestWithoutFacts } from "./read-facts.ts";
import { send } from "./send.ts";
import { TestClock } from "./test-clock.ts";
import { openTestTables } from "./test-tables.ts";

/** A person who can send calls, as the make... functions return them. */
export interface Person {
  id: string;
  email: string;
  phone: string;
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;

const catalogueTables = ["cities", "areas", "categories", "skills", "sub_skills", "skill_aliases", "sub_skill_aliases"];

/** Tables with shipped data; all others are emptied before each test. The catalogue is restored if a test has changed it. */
const shippedTables = [
  ...catalogueTables,
  "catalogue_version",
  "applied_functions",
  "schema_compatibility",
  "kysely_migration",
  "kysely_migration_lock",
];

/** Tests that are not about limits never reach one. */
const highLimitScale = 10_000;

/** They never reach a deadline either: a busy machine must not turn a reply into a 503. */
export const longDeadlineScale = 100;

export const testSettings: AppSettings = {
  // A built web app has a thousand files, which each opened app lists and reads: a sixth of a second.
  webFolder: join(import.meta.dirname, "pages"),
  logLevel: "silent",
  trustProxy: 0,
  mapTileUrl: "https://tile.openstreetmap.org",
  hstsSubdomains: false,
  metricsToken: undefined,
  eventLoopDelayMillisecondsMax: 0,
  databaseWaitMillisecondsMax: Number.POSITIVE_INFINITY,
  deadlineScale: longDeadlineScale,
};

/** A password hash of production takes 20 ms of a processor; security-passwords.test.ts tests its cost. */
export const cheapHashes = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Set, because each test begins with empty tables, and a server remembers its key. */
export const testPushKey = "VsJtxvBOkkDkdIVUIQ36-SO1_tBi6cqhXkiCks2IP_Y";

export const testServices: Omit<ServiceSettings, "dataFolder" | "backupFolder"> = {
  publicUrl: "http://portal.test",
  tokenSecret: "a secret for tests, long enough to sign with",
  filesUrl: undefined,
  oldSecrets: [],
  backupUrl: undefined,
  backupKey: undefined,
  cardGateway: "sandbox",
  rateLimitScale: highLimitScale,
  keptDays: { notices: 365, messages: 365, security: 180 },
  deadlineScale: longDeadlineScale,
  googleClientId: undefined,
  googleKeysUrl: "http://127.0.0.1:9",
  smtpUrl: undefined,
  mailFrom: "portal@portal.test",
  smsUrl: undefined,
  whatsappUrl: undefined,
  vapidPrivateKey: testPushKey,
  vapidSubject: undefined,
  pushServiceUrl: undefined,
  withDemo: false,
};

let shared: Promise<Portal> | undefined;

/** The portal on a migrated database of this worker, emptied before each test. */
export async function startPortal(): Promise<Portal> {
  shared ??= openPortal();
  const portal = await shared;
  beforeEach(() => portal.empty());
  return portal;
}

/** A folder that is deleted when the run ends. */
const makeFolder = (): Promise<string> => mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "files-"));

async function openPortal() {
  const databaseUrl = await makeDatabase();
  const ownUrl = throughSocket(databaseUrl);
  const database = openPostgres(ownUrl, { deadlineScale: longDeadlineScale });
  const clock = new TestClock();
  const dataFolder = await makeFolder();
  const settings = { ...testServices, dataFolder, backupFolder: join(dataFolder, "backups") };
  const passwords = openPasswords({ cost: cheapHashes });
  const services = await openServices(settings, { database, clock, passwords });
  await services.queue.open();
  const app = await buildApp(services, testSettings);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.db);
  const emptied = [...rows.map(({ name }) => name).filter((name) => !shippedTables.includes(name)), "pgboss.job"];
  const emptyTables = await openTestTables(ownUrl, { emptied, catalogue: catalogueTables });
  const tokens = new Map<string, string>();
  const tokenOf = async (person: Person): Promise<string> => {
    const token = tokens.get(person.id) ?? (await openSession(services, person.id));
    tokens.set(person.id, token);
    return token;
  };

  return {
    ...services,
    /** For tests that open their own connections, as another process does. */
    databaseUrl,
    filesFolder: findPlace(settings).folder,
    clock,
    services,
    app,
    async empty(): Promise<void> {
      tokens.clear();
      clock.reset();
      if (await emptyTables()) forgetCatalogue(services);
      services.replyMemory.forget();
      services.workWords.forgetDemand();
    },
    /** The next call of each person logs in again: for tests that let days pass. */
    forgetSessions: () => tokens.clear(),
    /** Sends a call without a session. */
    call: async <C extends Call>(call: C, request: RequestWithoutFacts<C>, headers: Record<string, string> = {}) =>
      send(app, call, await addFacts(database.db, call, request), { headers }),
    /** Sends calls as this person, with a session. */
    as: (person: Person) => ({
      call: async <C extends Call>(call: C, request: RequestWithoutFacts<C>, headers: Record<string, string> = {}) =>
        send(app, call, await addFacts(database.db, call, request), { token: await tokenOf(person), headers }),
    }),
    /** For requests outside the calls. */
    headersOf: async (person: Person) => ({ authorization: `Bearer ${await tokenOf(person)}` }),
    close: async () => {
      await app.close();
      await services.queue.stop();
      await database.close();
    },
  };
}

async function openSession(services: Services, id: string): Promise<string> {
  const account = await services.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return startSession(services, { ...account, status: undefined }, "login-password");
}
