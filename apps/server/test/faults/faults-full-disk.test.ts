import { readdir } from "node:fs/promises";
import { sendResetCode } from "@hunarmand/api/account/passwords";
import { createJob } from "@hunarmand/api/jobs/customer";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { listCardTransactions, performTransaction, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import type { Tables } from "../../src/database/tables.ts";
import { inquirePendingCharges } from "../../src/payments/cards/inquire-pending-charges.ts";
import { sandboxNumbers } from "../../src/services/cards/sandbox-cards.ts";
import { adoptFileStore } from "../../src/services/files/adopt-file-store.ts";
import { openFileCipher } from "../../src/services/files/file-cipher.ts";
import { makeFileName, makeFileVault } from "../../src/services/files/file-vault.ts";
import { sweepOrphans } from "../../src/services/files/orphan-sweeper.ts";
import { jobForm } from "../forms.ts";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import { makeForm, makePicture } from "../make-image.ts";
import { type Person, startPortal } from "../portal.ts";
import { openVariant } from "../portal-variant.ts";

/** The disk is full for files or for the database (docs/security-rules.md SF1). */
const portal = await startPortal();
const busy = { status: 503, error: { code: "unavailable" }, headers: { "retry-after": "5" } };

/** Fails in the middle of a file. */
class FullDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await super.put(key, contents.slice(0, contents.length / 2));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  }
}
const driver = new FullDriver({ location: portal.filesFolder, visibility: "private" });
const full = await openVariant(portal, {
  services: { files: makeFileVault(new Disk(driver), openFileCipher(["a secret of this test alone, long enough"])) },
});

const fullTables = new Set<string>();
/** Makes inserts into the table fail as on a full disk. */
async function fillDisk(table: string): Promise<void> {
  await sql`create or replace function find_no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    portal.db,
  );
  await sql`create trigger is_full before insert on ${sql.table(table)} execute function find_no_room()`.execute(
    portal.db,
  );
  fullTables.add(table);
}

async function makeRoom(): Promise<void> {
  for (const table of fullTables) await sql`drop trigger is_full on ${sql.table(table)}`.execute(portal.db);
  fullTables.clear();
}
afterEach(makeRoom);

const count = async (table: keyof Tables) => (await portal.db.selectFrom(table).selectAll().execute()).length;

async function countFiles(): Promise<number> {
  const entries = await readdir(portal.filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

type Caller = Pick<typeof full, "as">;
const uploadTo = async ({ as }: Caller, provider: Person) =>
  as(provider).call(uploadCnicFront, {
    params: { id: provider.id },
    body: makeForm({ cnicFront: await makePicture() }),
  });
const proveTo = async ({ as }: Caller, provider: Person) =>
  as(provider).call(submitWalletPayment, {
    body: makeForm({
      walletType: "jazzcash",
      amount: "100",
      transactionId: "FULL-1",
      senderName: "Sender",
      sentDate: "2026-03-01",
      email: provider.email,
      transactionImage: await makePicture(),
    }),
  });

describe("a full disk for files", () => {
  it.each([
    ["a document", uploadTo],
    ["a payment with its proof", proveTo],
  ])("makes %s fail, without a row or a part of a file", async (_what, send) => {
    const provider = await makeProvider(portal);
    const before = await countFiles();
    expect(await send(full, provider)).toMatchObject(busy);
    expect([await count("files"), await count("walletPayments"), await countFiles()]).toEqual([0, 0, before]);
    expect((await send(portal, provider)).status).toBeLessThan(300);
    expect([await count("files"), await countFiles()]).toEqual([1, before + 1]);
  });
});

describe("a full disk for the database", () => {
  it("makes a document fail, and the sweeper deletes its file", async () => {
    const provider = await makeProvider(portal);
    const before = await countFiles();
    await fillDisk("files");
    expect(await uploadTo(portal, provider)).toMatchObject(busy);
    await makeRoom();
    expect(await count("files")).toBe(0);
    expect(await countFiles()).toBe(before + 1);
    // The sweeper deletes at most a small part of a store.
    await adoptFileStore(portal.services);
    for (let made = 0; made < 60; made++)
      await portal.files.write(makeFileName(), Buffer.from("x"), { isEncrypted: false });
    portal.clock.advance({ hours: 2 });
    expect(await sweepOrphans(portal.services)).toMatchObject({ outcome: "swept", orphans: 1, trashed: 1 });
    expect((await uploadTo(portal, provider)).status).toBe(200);
  });

  it("makes an accept fail, and changes nothing", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const Id = await makeJob(portal, { provider, customer });
    const accept = () => portal.as(provider).call(acceptJob, { body: { Id } });
    await portal.headersOf(provider);
    await fillDisk("job_events");
    expect(await accept()).toMatchObject(busy);
    expect(await portal.db.selectFrom("jobs").select("status").execute()).toEqual([{ status: "Requested" }]);
    expect(await portal.db.selectFrom("offers").select("status").execute()).toEqual([{ status: "Offered" }]);
    await makeRoom();
    expect((await accept()).status).toBe(200);
  });

  it("makes a new job fail, and a retry with the same Idempotency-Key creates it once there is room", async () => {
    const [customer] = [await makeCustomer(portal), await makeProvider(portal)];
    const create = () => portal.as(customer).call(createJob, { body: jobForm }, { "idempotency-key": "key" });
    await portal.headersOf(customer);
    await fillDisk("offers");
    expect(await create()).toMatchObject(busy);
    expect(await count("jobs")).toBe(0);
    await makeRoom();
    expect((await create()).status).toBe(201);
    expect([await count("jobs"), await count("offers")]).toEqual([1, 1]);
  });

  it("leaves a charge pending while the ledger has no room, and books it once there is room", async () => {
    const provider = await makeProvider(portal);
    const card = { nameOnCard: "Ali", cardNumber: sandboxNumbers.approved, expiryDate: "12/29", cvv: "973" };
    await fillDisk("ledger_lines");
    const body = { ...card, amount: 150, email: provider.email };
    const paid = await portal.as(provider).call(performTransaction, { body });
    expect(paid).toMatchObject({ status: 200, body: { transaction: { Status: "pending" } } });
    expect(await count("ledgerTransactions")).toBe(0);
    await makeRoom();
    portal.clock.advance({ minutes: 2 });
    await inquirePendingCharges(portal.services);
    const history = await portal.as(provider).call(listCardTransactions, {
      body: { email: provider.email },
      query: {},
    });
    expect(history.body).toMatchObject([{ Status: "success", Amount: 150 }]);
    expect(await count("ledgerTransactions")).toBe(1);
  });

  it("stores no code without its mail", async () => {
    const { email } = await makeCustomer(portal);
    await fillDisk("outbox");
    expect(await portal.call(sendResetCode, { body: { email } })).toMatchObject(busy);
    expect(await count("resetCodes")).toBe(0);
    await makeRoom();
    expect((await portal.call(sendResetCode, { body: { email } })).status).toBe(200);
  });
});
