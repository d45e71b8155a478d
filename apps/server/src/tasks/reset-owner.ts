import { parseArgs } from "node:util";
import { Email } from "@hunarmand/api/fields";
import { resetOwner } from "../account/passwords/reset-owner.ts";
import { migrate } from "../database/schema/migrate.ts";
import { runTask } from "./run-task.ts";

/** `npm run office:reset-owner -- --email owner@company.pk`: lets an Owner in again who has lost password or one-time codes. */
await runTask(async ({ services, say }) => {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  const email = Email.safeParse(values.email);
  if (!email.success) throw new Error("Name the Owner: npm run office:reset-owner -- --email owner@company.pk");
  await migrate(services.db);
  await services.queue.open();
  try {
    const password = await resetOwner(services, email.data);
    say(`${email.data} can log in again, with this password and no one-time code: ${password}`);
    say("They are logged out everywhere. They should set up one-time codes again.");
  } finally {
    await services.queue.stop();
  }
});
