import { readdirSync } from "node:fs";
import { login } from "@hunarmand/api/account/account";
import { closeAccount, closeAccountForPerson, exportOwnData } from "@hunarmand/api/account/own-data";
import { expect, it } from "vitest";
import { queueErasures } from "../../src/account/closing/queue-erasures.ts";
import { notifyPeople } from "../../src/notices/notify-people.ts";
import { onPhone } from "../devices.ts";
import { startPortal } from "../portal.ts";
import { runTasks } from "../run-tasks.ts";
import { leaveTraces, makeAsk, password, reason, signUp, traces, words } from "./personal-life.ts";
import { findEmptyColumns, findTraces } from "./personal-traces.ts";

const portal = await startPortal();

/** Proofs of payments stay for the tax office's legal time: who sent money, and whose account received it. */
const documents = ["wallet_payments.sender_name", "payouts.holder_name", "payouts.number"].map(
  (name) => `public.${name}`,
);

/** Columns that this scene leaves empty, by the reason. A new column is filled by the scene or listed here. */
const unfilled = [
  ["a gateway's own words", ["card_transactions.gateway_code", "card_transactions.gateway_reference"]],
  ["a gateway's own words", ["payment_returns.gateway_code", "outbox.gateway_id"]],
  ["the bank's number of a transfer", ["payouts.bank_reference"]],
  ["one of a few fixed words", ["inquiries.position", "inquiries.reason", "sessions.browser", "sessions.system"]],
  ["one of a few fixed words", ["push_devices.browser", "push_devices.system", "jobs.no_work_reason"]],
  ["one of a few fixed words", ["quotes.objection", "quotes.pay_time", "quotes.price_reason"]],
  ["the office's", ["notice_templates.kind", "notice_templates.subject", "notice_templates.text"]],
  ["the office's", ["settings.key", "settings.value", "one_time_codes.sealed_secret", "recovery_codes.code_hash"]],
  ["the office's", ["recordings.language", "recordings.sentence"]],
  ["the office's", ["api_keys.name", "api_keys.secret_hash", "webhooks.sealed_secret", "webhooks.url"]],
  ["the office's", ["saved_views.desk", "saved_views.name", "saved_views.search", "webhook_deliveries.answer"]],
  ["the office's", ["export_schedules.desk", "export_schedules.every", "export_schedules.search"]],
  ["the portal's own key", ["push_keys.public_key", "push_keys.sealed_private_key"]],
  ["words of searches, which belong to nobody", ["missed_words.words"]],
  ["the portal's own", ["backups.failure", "backups.name", "backups.place", "backups.reason", "upkeep_alarms.kind"]],
  ["a count", ["text_counts.share"]],
  ["the random name of a file", ["unclaimed_files.stored_name"]],
].flatMap(([, columns]) => columns as string[]);

/** Failed logins before the account existed, and wrong passwords afterwards. */
async function tryNames() {
  for (const identifier of ["zarmeena.q@example.pk", "0333 1112233", "+92 345 7778899"])
    await portal.call(login, { body: { identifier, password: "not the right one" } }, onPhone);
}

/** Rows of the security log that still identify one of the two. */
const listPersonalEvents = async () =>
  (await portal.db.selectFrom("securityEvents").selectAll().execute()).filter(
    ({ browser, identifierHash }) => browser !== null || identifierHash !== null,
  );

/** Compared by their random names: other tests of this worker may have left files. */
const storedBefore = new Set<string>();
const listStoredFiles = () =>
  readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !storedBefore.has(file.name))
    .map(({ name }) => name);

it("of a closed account only the ledger's lines stay: personal data goes after some days, documents after the legal years", async () => {
  for (const name of listStoredFiles()) storedBefore.add(name);
  await tryNames();
  const { customer, provider } = await signUp(portal);
  await tryNames();
  expect((await listPersonalEvents()).length).toBe(6);
  const owner = await leaveTraces(portal, customer, provider);
  expect((await findTraces(portal.db, traces)).length).toBeGreaterThan(100);
  expect(await findEmptyColumns(portal.db)).toEqual(unfilled.toSorted());
  const stored = listStoredFiles().length;
  expect(stored).toBe(6);

  portal.forgetSessions();
  const own = await portal.as(customer).call(exportOwnData, { body: { currentPassword: password } });
  expect(own.headers["content-disposition"]).toContain("hunarmand-my-data-2026-03-02.json");
  expect(own.body).toMatchObject({ account: [{ firstName: "Zarmeena" }], jobsPosted: [{ description: words }, {}] });

  // A suspended handyman cannot log in, so the office closes their account. The customer closes their own.
  const ask = makeAsk(portal);
  await ask(owner, closeAccountForPerson, { params: { id: provider.id }, body: { reason } });
  await ask(customer, closeAccount, { body: { currentPassword: password } });
  const again = await portal.call(login, { body: { identifier: customer.email, password } });
  expect(again.error.code).toBe("login-failed");
  await notifyPeople(portal.services);
  expect(await queueErasures(portal.services)).toBe(0);

  portal.clock.advance({ days: 31 });
  expect(await queueErasures(portal.services)).toBe(2);
  await runTasks(portal.services);
  const left = await findTraces(portal.db, traces);
  expect(left.filter((trace) => !documents.some((column) => trace.startsWith(`${column}:`)))).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  expect(await listPersonalEvents()).toEqual([]);

  portal.clock.advance({ days: 2_200 });
  expect(await queueErasures(portal.services)).toBe(2);
  await runTasks(portal.services);
  expect(await findTraces(portal.db, traces)).toEqual([]);
  expect(await portal.db.selectFrom("files").select("id").execute()).toEqual([]);
  expect(listStoredFiles()).toEqual([]);
  expect(await queueErasures(portal.services)).toBe(0);
});
