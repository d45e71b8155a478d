import { randomBytes, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { Email, requiredText } from "@hunarmand/api/fields";
import { readConfig } from "../config.ts";
import { isDuplicate } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { systemClock } from "../services/clock.ts";
import { openPasswords } from "../services/login/passwords.ts";
import { logSecurity } from "../services/security/security-log.ts";
import { normaliseEmail } from "../values/identifiers.ts";

const passwordBytes = 15;

/**
 * `npm run office:create-admin -- --email owner@company.pk --name "Full Name"`: creates an office owner and prints a password for the first
 * login. Refuses an e-mail that is already registered.
 */
async function createAdmin(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
  const email = normaliseEmail(Email.parse(values.email));
  const [firstName = "", ...rest] = requiredText().parse(values.name).split(" ");
  const password = randomBytes(passwordBytes).toString("base64url");
  const passwordHash = await openPasswords().hash(password);
  const database = await openDatabase(readConfig());
  try {
    const account = { firstName, lastName: rest.join(" "), email, phone: null, passwordHash, createdAt: new Date() };
    const id = randomUUID();
    await database.db.transaction().execute(async (db) => {
      await db
        .insertInto("accounts")
        .values({ ...account, id, role: "Owner" })
        .execute();
      const ground = { db, clock: systemClock, origin: undefined };
      await logSecurity(ground, { kind: "staff-made-by-shell", accountId: id, detail: "Owner" });
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Error(`${email} is registered already.`);
    throw error;
  } finally {
    await database.close();
  }
  return `${email} is now an owner. Password for the first login: ${password}`;
}

try {
  process.stdout.write(`${await createAdmin()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
