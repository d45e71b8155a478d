import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrate } from "../../src/database/schema/migrate.ts";
import { listDemoAccounts } from "../../src/demo/demo-accounts.queries.ts";
import { loadDemo } from "../../src/demo/load-demo.ts";
import { loadCatalogue } from "../../src/lookups/load-catalogue.ts";
import { systemClock } from "../../src/services/clock.ts";
import { openPasswords } from "../../src/services/login/passwords.ts";
import { makeQueue } from "../../src/services/queue.ts";
import { runServer, runToEnd } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

/** A database with demo data. */
async function makeDemoPlace() {
  const place = await makePlace();
  const database = await place.open();
  const queue = makeQueue(database);
  await migrate(database.db);
  await loadCatalogue(database.db);
  await queue.open();
  await loadDemo({ db: database.db, clock: systemClock, passwords: openPasswords(), queue });
  await queue.stop();
  return { ...place, database };
}

describe("a start in production (security rules, rule 12)", () => {
  it("fails with demo data, sandbox cards, no address and no secret, and one message names each of them", async () => {
    const { settings, database } = await makeDemoPlace();
    await database.close();
    const unfit = {
      ...settings,
      NODE_ENV: "production",
      RATE_LIMIT_SCALE: "1",
      CARD_GATEWAY: "sandbox",
      TOKEN_SECRET: "",
    };
    const { code, output } = await runToEnd(unfit);
    expect(code).toBe(1);
    for (const named of [
      "PUBLIC_URL is not set",
      "TOKEN_SECRET is not set",
      "CARD_GATEWAY moves no money",
      "office@example.pk",
      "npm run demo:remove",
    ])
      expect(output).toContain(named);

    const fit = {
      ...settings,
      ...{ NODE_ENV: "production", PUBLIC_URL: "https://portal.example", RATE_LIMIT_SCALE: "1" },
    };
    const trial = { ...fit, CARD_GATEWAY: "safepay://public:hidden-word@sandbox?secret=webhook" };
    const refused = await runToEnd(trial);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("CARD_GATEWAY moves no money")]);
    expect(refused.output).not.toContain("hidden-word");
    expect((await runToEnd(fit)).output).toContain("ali.raza@example.pk");
    const removed = await runToEnd(fit, "tasks/remove-demo-accounts.ts");
    expect(removed).toMatchObject({ code: 0, output: expect.stringContaining("6 demo accounts are closed") });
    const server = await runServer(fit);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("fails with demo data from a version that did not mark it", async () => {
    const { database } = await makeDemoPlace();
    await sql`drop table demo_accounts`.execute(database.db);
    expect(await listDemoAccounts(database.db)).toHaveLength(6);
    await sql`update accounts set created_at = now() where role = 'Owner'`.execute(database.db);
    expect(await listDemoAccounts(database.db)).toEqual(["office@example.pk"]);
    await database.close();
  });

  it("is not required for a real database: without NODE_ENV one log line names what is off and what is sandbox", async () => {
    const { settings } = await makePlace();
    const { NODE_ENV: _unsaid, ...rest } = settings;
    const server = await runServer(rest);
    await expect.poll(() => server.output()).toContain("DATABASE_URL without NODE_ENV");
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.includes("NODE_ENV"));
    expect(lines).toHaveLength(1);
    for (const named of ["sandbox", "CARD_GATEWAY", "SMTP_URL", "GOOGLE_CLIENT_ID", "PUBLIC_URL"])
      expect(lines[0]).toContain(named);
    await server.end("SIGTERM");
  });
});
