import type { OfficeRole } from "@hunarmand/api/call";
import { listCustomers, readCustomer } from "@hunarmand/api/customers/office";
import { listJobCandidates, listJobs, readJob } from "@hunarmand/api/jobs/office";
import { getPersonAccount } from "@hunarmand/api/payments/ledger";
import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { listPayoutBatches, preparePayouts, readPayoutBatch } from "@hunarmand/api/payouts/payouts";
import { listProviders } from "@hunarmand/api/providers/office";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { searchOffice } from "@hunarmand/api/staff/search";
import { listSecurityEvents } from "@hunarmand/api/staff/security-log";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeOwedProvider, makePaidFeeJob } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const rename = (person: Person, firstName: string, lastName: string, phone = person.phone) =>
  portal.db.updateTable("accounts").set({ firstName, lastName, phone }).where("id", "=", person.id).execute();
const asRole = async (role: OfficeRole) => portal.as(await makeStaff(portal, role));
const find = async (role: OfficeRole, search: string) =>
  (await (await asRole(role)).call(searchOffice, { query: { search } })).body.map(
    ({ kind, name }) => `${kind} ${name}`,
  );
const numberOf = async (id: string) =>
  (await portal.db.selectFrom("jobs").select("number").where("id", "=", id).executeTakeFirstOrThrow()).number;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it("a surname finds a person in every search of the office, as do all words of the name in any order", async () => {
  const [customer, provider, other] = [
    await makeCustomer(portal),
    await makeProvider(portal),
    await makeProvider(portal),
  ];
  await rename(customer, "Muhammad Asif", "Ghani");
  await rename(provider, "Ali", "Ghani-Raza");
  const job = await makeJob(portal, { customer, provider: other, status: "Requested" });
  const [owner, named] = [await makeStaff(portal), await makeStaff(portal, "Support")];
  await rename(named, "Sana", "Ghani");
  await portal.as(named).call(readCustomer, { params: { id: customer.id } });
  const desk = portal.as(owner);
  for (const search of ["ghani", "GHANI asif", "asif ghan", "  ghani,  muh"]) {
    expect(idsOf((await desk.call(listCustomers, { query: { search } })).body)).toEqual([customer.id]);
    expect(idsOf((await desk.call(listJobs, { query: { search } })).body)).toEqual([job]);
  }
  for (const search of ["ghani", "raza ali", "ghani-r"]) {
    const query = { search };
    expect(idsOf((await desk.call(listProviders, { query })).body)).toEqual([provider.id]);
    expect(idsOf((await desk.call(listJobCandidates, { params: { id: job }, query })).body)).toEqual([provider.id]);
  }
  expect((await desk.call(listAudit, { query: { actor: "ghani" } })).body).toMatchObject([{ actorName: "Sana Ghani" }]);
  expect((await desk.call(listSecurityEvents, { query: { person: "ghani" } })).status).toBe(200);
  for (const search of ["hani", "ghani x", "sif ghani"])
    expect((await desk.call(listCustomers, { query: { search } })).body).toEqual([]);
});

it("a phone in any spelling, whole or its beginning, finds the person and their jobs", async () => {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  await rename(customer, "Ayesha", "Siddiqui", "+923550000021");
  const job = await makeJob(portal, { customer, provider });
  const desk = await asRole("Dispatcher");
  const spellings = [
    "0355 0000021",
    "+92 355 0000021",
    "3550000021",
    "0092-355-0000021",
    "923550000021",
    "+92 (0)355 0000021",
  ];
  for (const search of [...spellings, "0355-00000", "355 0000", "۰۳۵۵ ۰۰۰۰۰۲۱"]) {
    expect(idsOf((await desk.call(listCustomers, { query: { search } })).body)).toEqual([customer.id]);
    expect(idsOf((await desk.call(listJobs, { query: { search } })).body)).toEqual([job]);
    expect(await find("Dispatcher", search)).toEqual(["customer Ayesha Siddiqui", expect.stringMatching(/^job H-/)]);
  }
  expect(idsOf((await desk.call(listCustomers, { query: { search: "0355 0000022" } })).body)).toEqual([]);
});

it("the search shows people first, and of each kind what is open", async () => {
  const [customer, provider, idle] = [
    await makeCustomer(portal),
    await makeProvider(portal),
    await makeCustomer(portal),
  ];
  await rename(customer, "Zubaida", "Tiwana");
  await rename(idle, "Amna", "Tiwana");
  const open = await makeJob(portal, { customer, provider });
  for (let count = 0; count < 6; count++) await makeJob(portal, { customer, provider, status: "Completed" });
  const first = `job H-${await numberOf(open)}`;
  expect(await find("Dispatcher", "tiwana")).toEqual(["customer Zubaida Tiwana", "customer Amna Tiwana", first]);
  const byPhone = await find("Dispatcher", customer.phone);
  expect(byPhone.slice(0, 2)).toEqual(["customer Zubaida Tiwana", first]);
  expect(byPhone).toHaveLength(6);
});

it("Finance finds a payout by its reference or its handyman, and a received payment by person, job or receipt", async () => {
  const { finance, customer, jobId, id } = await makePaidFeeJob(portal);
  const provider = await makeOwedProvider(portal);
  await rename(provider, "Bilal", "Tanoli");
  await rename(customer, "Hira", "Lodhi");
  const { body } = await portal.as(finance).call(preparePayouts, { body: {} });
  const { id: reference } = await portal.db.selectFrom("payouts").select("id").executeTakeFirstOrThrow();
  expect(await find("Finance", "tanoli")).toEqual(["account Bilal Tanoli", "payout Bilal Tanoli"]);
  for (const search of [reference, reference.slice(0, 13).toUpperCase()])
    expect(await find("Finance", search)).toEqual(["payout Bilal Tanoli"]);
  expect(await find("Dispatcher", reference)).toEqual([]);
  const number = await numberOf(jobId);
  const receipt = await portal.db
    .selectFrom("receipts")
    .select("number")
    .where("jobId", "=", jobId)
    .executeTakeFirstOrThrow();
  const likeAPhone = "12345678-1234-4321";
  await portal.db
    .updateTable("cardTransactions")
    .set({ gatewayReference: likeAPhone })
    .where("jobId", "=", jobId)
    .execute();
  const charge = await portal.db
    .selectFrom("cardTransactions")
    .select("id")
    .where("jobId", "=", jobId)
    .where("direction", "=", "out")
    .executeTakeFirstOrThrow();
  for (const search of ["lodhi", customer.phone, `H-${number}`, `R-${receipt.number}`, charge.id, likeAPhone])
    expect(idsOf((await portal.as(finance).call(listReceivedPayments, { query: { search } })).body), search).toEqual([
      id,
    ]);
  expect((await portal.as(finance).call(listReceivedPayments, { query: { search: "H-99999" } })).body).toEqual([]);
  expect(body.batch).toBeDefined();
});

it("each role may open all records that its search finds", async () => {
  const { finance, jobId } = await makePaidFeeJob(portal);
  const number = await numberOf(jobId);
  await makeOwedProvider(portal);
  await portal.as(finance).call(preparePayouts, { body: {} });
  const openers = { job: readJob, receipt: readJob, customer: readCustomer, payout: readPayoutBatch } as const;
  const lists = { provider: listProviders, staff: listCustomers, payout: listPayoutBatches } as const;
  const seen = new Set<string>();
  for (const role of ["Verifier", "Dispatcher", "Finance", "Support"] as const)
    for (const search of ["test", `H-${number}`, "R-10001"]) {
      const desk = await asRole(role);
      for (const { kind, id } of (await desk.call(searchOffice, { query: { search } })).body) {
        const answer =
          kind === "account"
            ? await desk.call(getPersonAccount, { params: { id }, query: {} })
            : kind in openers
              ? await desk.call(openers[kind as keyof typeof openers], { params: { id } })
              : await desk.call(lists[kind as keyof typeof lists], { query: {} });
        expect([role, kind, answer.status]).toEqual([role, kind, 200]);
        seen.add(`${role} ${kind}`);
      }
    }
  expect([...seen].sort()).toEqual([
    "Dispatcher customer",
    "Dispatcher job",
    "Dispatcher provider",
    "Finance account",
    "Finance customer",
    "Finance job",
    "Finance payout",
    "Finance receipt",
    "Support customer",
    "Support job",
    "Support provider",
    "Support receipt",
    "Verifier provider",
  ]);
});
