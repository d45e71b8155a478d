import { jobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import type { Database } from "../apps/server/src/database/database.ts";
import type { Samples } from "./list-requests.ts";

export interface SamplePeople {
  provider: { id: string; email: string };
  customer: { id: string };
  owner: { id: string };
}

/** The people with the most rows in their lists, and an owner of the office. */
export async function findPeople(db: Database): Promise<SamplePeople> {
  const find = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from accounts where ${condition} order by id limit 1`.execute(db);
    const [person] = rows;
    if (!person) throw new Error("fill the database with npm run bench:data first");
    return person;
  };
  const busiest = (column: "provider_id" | "customer_id") => sql`
    id = (select ${sql.ref(column)} from jobs where ${sql.ref(column)} is not null group by 1 order by count(*) desc, 1 limit 1)`;
  return {
    provider: await find(busiest("provider_id")),
    customer: await find(busiest("customer_id")),
    owner: await find(sql`role = 'Owner'`),
  };
}

/** Common and rare names, existing and unknown numbers. */
const words = ["Muh", "wajiha.z", "Muhammad Khan", "nobody has this name", "0399 9999999", "Khan", "Zai"];

export async function findSamples(
  db: Database,
  { provider, customer }: SamplePeople,
  now = new Date(),
): Promise<Samples> {
  const dayBefore = (days: number): string =>
    new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length);
  const one = async (statement: ReturnType<typeof sql>): Promise<string> => {
    const { rows } = await sql<{ value: string }>`select (${statement})::text as value`.execute(db);
    return rows[0]?.value ?? "";
  };
  const jobId = await one(
    sql`select id from jobs where provider_id = ${provider.id} and status = ${sql.lit(jobStatus.inProgress)} order by id limit 1`,
  );
  const someJob = await one(sql`select id from jobs where customer_id = ${customer.id} order by id limit 1`);
  const phone = await one(sql`select phone from accounts where id = ${provider.id}`);
  const customersPhone = await one(sql`select phone from accounts where id = ${customer.id}`);
  const cnic = await one(sql`select cnic from providers where account_id = ${provider.id}`);
  const own = await one(sql`select id from contracts where account_id = ${customer.id} order by id limit 1`);
  const { rows: cities } = await sql<{ name: string }>`select name from cities order by id`.execute(db);
  const { rows: categories } = await sql<{ name: string }>`select name from categories order by id`.execute(db);
  return {
    params: {
      email: provider.email,
      phone,
      jobId,
      search: phone,
      words: "plumber",
      about: provider.email,
      desk: "/office/jobs",
      kind: "areas",
      language: "en",
      cityId: "1",
      categoryId: "1",
      skillId: "1",
      skills: await one(sql`select name from skills order by id limit 1`),
      skill: await one(sql`select name from skills order by id limit 1`),
      city: await one(sql`select name from cities order by id desc limit 1`),
      job: someJob,
      jobs: jobId,
      providers: provider.id,
      directory: await one(sql`select public_id from providers where account_id = ${provider.id}`),
      customers: customer.id,
      contracts: own,
      "identity-requests": await one(sql`select id from identity_requests order by id limit 1`),
      receipts: await one(
        sql`select id from jobs where customer_id = ${customer.id} and id in (select job_id from receipts) order by id limit 1`,
      ),
      payouts: await one(sql`select id from payout_batches order by id limit 1`),
      "ledger-accounts": provider.id,
    },
    filters: {
      city: cities.map(({ name }) => name),
      category: categories.map(({ name }) => name),
      skill: [await one(sql`select name from skills order by id limit 1`)],
      area: [await one(sql`select name from areas order by id limit 1`)],
      email: [await one(sql`select email from accounts where id = ${customer.id}`)],
      parentId: ["1"],
      "providers.listProviders.search": [...words, cnic, phone, provider.email],
      "jobs.listJobs.search": [...words, customersPhone, someJob],
      "jobs.listJobCandidates.search": [...words, phone],
      to: [dayBefore(0)],
      from: [dayBefore(300)],
      "reports.getReports.from": [dayBefore(1), dayBefore(90), dayBefore(365)],
      "notices.listOutbox.to": [provider.email, "nobody@example.pk"],
      providerId: [provider.id],
      rating: ["1", "5"],
      subjectId: [provider.id, someJob],
      subjectType: ["provider", "nothing"],
      action: ["provider.verify", "nothing.done"],
      actor: ["Office", "nobody"],
      person: [...words, provider.email, customersPhone, customer.id],
      address: ["10.7.0.1", "192.0.2.1"],
      entryId: [await one(sql`select id from ledger_transactions order by id limit 1`)],
      id: [await one(sql`select id from wallet_payments order by id limit 1`)],
    },
  };
}
