import { randomUUID } from "node:crypto";
import type { OfficeRole } from "@hunarmand/api/call";
import { availabilities, contractDurations } from "@hunarmand/api/contracts/contracts";
import { foundKinds, searchOffice } from "@hunarmand/api/staff/search";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { payJobByCard } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { withNamesakes } from "./found-people.ts";
import { foundSources } from "./found-sources.ts";

const portal = await startPortal();

let provider: Person;
let customer: Person;
let jobId: string;
let jobNumber: number;

beforeEach(async () => {
  [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  jobId = await makeJob(portal, { provider, customer });
  const job = await portal.db.selectFrom("jobs").select("number").where("id", "=", jobId).executeTakeFirstOrThrow();
  jobNumber = job.number;
  const now = portal.clock.now();
  const letter = { kind: "contact" as const, name: "Sara", phone: "+923009999999", message: "Hello" };
  await portal.db
    .insertInto("inquiries")
    .values({ ...letter, id: randomUUID(), reference: "H-ABCDE-FGHJK", status: "New", createdAt: now, dueAt: now })
    .execute();
});

const ask = async (role: OfficeRole, search: string) =>
  portal.as(await makeStaff(portal, role)).call(searchOffice, { query: { search } });
const find = async (role: OfficeRole, search: string) =>
  (await ask(role, search)).body.map(({ kind, name }) => `${kind} ${name}`);
const nationalPhone = (person: Person) => `0${person.phone.slice(3)}`;

/** Makes a wallet payment with the transaction id EP-7731-X. */
async function makeWalletPayment() {
  const [imageFileId, now] = [randomUUID(), portal.clock.now()];
  const stored = { mime: "image/png", bytes: 1, sha256: imageFileId, storedName: imageFileId, isEncrypted: true };
  const file = { id: imageFileId, ownerId: customer.id, kind: "payment-proof" as const, ...stored, createdAt: now };
  await portal.db.insertInto("files").values(file).execute();
  await portal.db
    .insertInto("walletPayments")
    .values({
      ...{ id: randomUUID(), accountId: customer.id, walletType: "easypaisa" as const, amountPaisa: 150_000 },
      ...{ transactionId: "EP-7731-X", transactionKey: "EP7731X", transactionLook: "EP7731X", senderName: "Ayesha" },
      ...{ sentAt: now, jobId: null, imageFileId, imageHash: "0", status: "pending" as const, declineReason: null },
      ...{ createdAt: now, decidedAt: null, decidedBy: null },
    })
    .execute();
}

const makeContract = () =>
  portal.db
    .insertInto("contracts")
    .values({
      ...{ id: randomUUID(), accountId: customer.id, contractorName: "Bashir Builders", projectName: "Alpha Tower" },
      ...{
        address: "Plot 1",
        city: "Islamabad" as const,
        phone: "+923001111111",
        cnic: "3520212345671",
        details: "A tower",
      },
      ...{
        availability: availabilities[0],
        duration: contractDurations[0],
        status: "Active" as const,
        requestedAt: portal.clock.now(),
      },
    })
    .execute();

describe("the office's search", () => {
  it("finds a job by its number and by the beginning of its phone, people by name, email and phone, an inquiry by its reference", async () => {
    expect(await find("Dispatcher", `h-${jobNumber}`)).toEqual([`job H-${jobNumber}`]);
    expect(await find("Dispatcher", nationalPhone(customer).slice(0, 10))).toContain(`job H-${jobNumber}`);
    expect(await find("Dispatcher", nationalPhone(customer))).toContain("customer Test Customer");
    expect(await find("Dispatcher", nationalPhone(provider))).toEqual([
      expect.stringMatching(/^provider Test Provider/),
    ]);
    expect(await find("Dispatcher", "TEST cust")).toEqual(["customer Test Customer", `job H-${jobNumber}`]);
    expect(await find("Dispatcher", provider.email.slice(0, 14))).toEqual([
      expect.stringMatching(/^provider Test Provider/),
    ]);
    expect(await find("Support", "h-abcde")).toEqual(["inquiry H-ABCDE-FGHJK"]);
    const { body } = await ask("Owner", `H-${jobNumber}`);
    expect(body).toEqual([
      { kind: "job", id: jobId, name: `H-${jobNumber}`, detail: "AC Installation, Test Customer", status: "Requested" },
    ]);
  });

  it("shows each role only what its own desks list, and staff only to an Owner", async () => {
    const kindsFor = async (role: OfficeRole) => (await ask(role, "Test")).body.map(({ kind }) => kind);
    expect(await kindsFor("Verifier")).toEqual(["provider"]);
    expect(await kindsFor("Finance")).toEqual(["customer", "account", "account", "job"]);
    expect(await kindsFor("Dispatcher")).toEqual(["customer", "provider", "job"]);
    expect(new Set(await kindsFor("Owner"))).toEqual(new Set(["customer", "provider", "account", "job", "staff"]));
    expect(await find("Verifier", `H-${jobNumber}`)).toEqual([]);
    expect(await find("Dispatcher", "H-ABCDE")).toEqual([]);
  });

  it("finds a contract by its project or contractor, in any letter case", async () => {
    await makeContract();
    expect(await find("Dispatcher", "alpha")).toEqual(["contract Alpha Tower"]);
    expect(await find("Dispatcher", "BASHIR b")).toEqual(["contract Alpha Tower"]);
    expect(await find("Finance", "alpha"), "for its payments").toEqual(["contract Alpha Tower"]);
    expect(await find("Support", "alpha")).toEqual([]);
  });

  it("finds a payment by the beginning of its transaction id, and a receipt by its number, for Finance", async () => {
    await payJobByCard(portal, provider);
    expect(await find("Finance", "r-10001")).toEqual(["receipt R-10001"]);
    expect(await find("Dispatcher", "R-10001")).toEqual([]);
    await makeWalletPayment();
    expect(await find("Finance", "ep 7731")).toEqual(["payment EP-7731-X"]);
    expect(await find("Support", "ep 7731")).toEqual([]);
  });

  it("does not find a person by their CNIC, whole or in part", async () => {
    const { cnic } = await portal.db
      .selectFrom("providers")
      .select(sql<string>`cnic`.as("cnic"))
      .where("accountId", "=", provider.id)
      .executeTakeFirstOrThrow();
    expect(await find("Owner", cnic)).toEqual([]);
    expect(await find("Owner", `${cnic.slice(0, 5)}-${cnic.slice(5, 12)}`)).toEqual([]);
  });

  it("returns at most five of a kind, and treats wildcards as text", async () => {
    for (let count = 0; count < 7; count++) await makeProvider(portal);
    expect(await find("Verifier", "Test")).toHaveLength(5);
    for (const signs of ["%%", "__", "t%", "test_", "\\", "t"]) expect(await find("Owner", signs)).toEqual([]);
  });

  it("uses an index for every kind and every form of input", async () => {
    const plans = await portal.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      const found: string[] = [];
      for (const typed of ["test p", "0300 123", "H-10482", "R-10042", "AB12"])
        for (const kind of foundKinds) {
          const source = foundSources[kind](typed);
          if (!source) continue;
          const { rows } = await sql<Record<"QUERY PLAN", string>>`explain ${withNamesakes(typed, source)}`.execute(db);
          found.push(rows.map((row) => Object.values(row)[0]).join("\n"));
        }
      return found;
    });
    expect(plans.length).toBeGreaterThan(20);
    expect(plans.filter((plan) => plan.includes("Seq Scan"))).toEqual([]);
  });

  it("is only for the office, and needs words of limited length", async () => {
    expect((await portal.call(searchOffice, { query: { search: "test" } })).status).toBe(401);
    expect((await portal.as(customer).call(searchOffice, { query: { search: "test" } })).status).toBe(403);
    for (const search of [" ", "x".repeat(300), "a\u0000b"]) {
      const { status, error } = await ask("Owner", search);
      expect([status, error.issues?.[0]?.field]).toEqual([400, "search"]);
    }
  });
});
