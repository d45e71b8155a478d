import { sql } from "kysely";
import { type DataSize, idOf, makeChance, makeIds, momentOf, pick } from "./data-size.ts";

const firstNames = sql`array['Muhammad', 'Ali', 'Ahmed', 'Hassan', 'Usman', 'Bilal', 'Imran', 'Asif', 'Kashif', 'Fatima', 'Ayesha',
  'Tariq', 'Waqas', 'Zain', 'Sana', 'Hamza', 'Faisal', 'Nadeem', 'Shahid', 'Rashid', 'Maryam', 'Saad', 'Junaid', 'Yasir',
  'Adeel', 'Iqra', 'Noman', 'Rizwan', 'Sajid', 'Zubair', 'Hira', 'Khalid', 'Amna', 'Danish', 'Farhan', 'Gul', 'Wajiha', 'Zeeshan']`;
const lastNames = sql`array['Khan', 'Ahmed', 'Malik', 'Raza', 'Hussain', 'Iqbal', 'Butt', 'Chaudhry', 'Siddiqui', 'Qureshi',
  'Sheikh', 'Mirza', 'Abbasi', 'Awan', 'Bhatti', 'Baig', 'Dar', 'Gondal', 'Hashmi', 'Javed', 'Kiani', 'Lodhi', 'Mughal',
  'Niazi', 'Rana', 'Satti', 'Shah', 'Tanoli', 'Wazir', 'Yousafzai', 'Zaidi']`;

/** Cities and categories with their shares. The first ones have more. */
const shares = (table: "cities" | "categories", parts: ReturnType<typeof sql>) => sql`
  select id, ((sum(weight) over (order by id) - weight) / sum(weight) over ())::double precision as low,
    (sum(weight) over (order by id) / sum(weight) over ())::double precision as high, ${parts} as parts
  from (select id, 1.0 / (1 + row_number() over (order by id)) as weight from ${sql.table(table)}) each_one`;

const status = (providers: number) => sql`
  case when n > 0.9 * ${providers}::int and pg_temp.chance(n, 11) < 0.7 then 'Pending'
    when pg_temp.chance(n, 11) < 0.86 then 'Verified' when pg_temp.chance(n, 11) < 0.92 then 'Rejected'
    when pg_temp.chance(n, 11) < 0.96 then 'Suspended' else 'SentBack' end`;

const insertAccounts = (role: "Provider" | "Customer", count: number, { until }: DataSize) => {
  const kind = role.toLowerCase();
  const phone = role === "Provider" ? sql`n` : sql`n + 500000000`;
  return sql`
    insert into accounts (id, role, first_name, last_name, email, phone, created_at)
    select ${idOf(kind)}, ${role}, first_name, last_name, lower(first_name || '.' || last_name) || n || ${`@${kind}.example.pk`},
      '+923' || lpad((${phone})::text, 9, '0'), ${momentOf(count, until)}
    from (select n, ${pick(firstNames, 1, 2)} as first_name, ${pick(lastNames, 2, 2)} as last_name
      from generate_series(1, ${count}::int) n) named`;
};

/** Logins of each customer, right and wrong, from a few networks. */
const logins = ({ customers, until }: DataSize) => {
  const count = 5 * customers;
  return sql`insert into security_events (at, kind, result, account_id, address, browser, system)
    select ${momentOf(count, until)}, case when n % 50 = 0 then 'password-changed' when n % 7 = 0 then 'login-code' else 'login-password' end,
      case when n % 11 = 0 then 'refused' else 'done' end, ${idOf("customer", sql`(1 + n % ${customers}::int)`)},
      '10.' || n % 250 || '.0.1', 'Chrome', 'Android' from generate_series(1, ${count}::int) n`;
};

/** Providers with their skills, customers, and the office's staff. */
export const fillPeople = (size: DataSize) => [
  makeChance,
  makeIds,
  sql`create temp table bench_places as ${shares("cities", sql`(select array_agg(id order by id) from areas where city_id = each_one.id)`)}`,
  sql`create temp table bench_trades as ${shares("categories", sql`(select array_agg(id order by id) from skills where category_id = each_one.id)`)}`,
  insertAccounts("Provider", size.providers, size),
  insertAccounts("Customer", size.customers, size),
  sql`insert into customers (account_id) select ${idOf("customer")} from generate_series(1, ${size.customers}::int) n`,
  sql`create temp table bench_providers as
    select n, ${idOf("provider")} as id, place.id as city_id, ${pick(sql`place.parts`, 5)} as area_id, trade.id as category_id,
      trade.parts as skill_ids, ${status(size.providers)} as status, ${momentOf(size.providers, size.until)} as created_at
    from generate_series(1, ${size.providers}::int) n
    join bench_places place on pg_temp.chance(n, 3) >= place.low and pg_temp.chance(n, 3) < place.high
    join bench_trades trade on pg_temp.chance(n, 4) >= trade.low and pg_temp.chance(n, 4) < trade.high`,
  sql`insert into providers (account_id, father_name, cnic, gender, city_id, area_id, category_id, experience_years, status,
      status_reason, is_available, idle_since, created_at, verified_at, public_id)
    select id, 'Father', '37405' || lpad(n::text, 7, '0') || n % 10, 'male', city_id, area_id, category_id, 1 + n % 7, status,
      case when status in ('Rejected', 'Suspended', 'SentBack') then 'The papers do not fit.' end, pg_temp.chance(n, 6) < 0.9,
      created_at, created_at, case when status in ('Verified', 'Suspended') then created_at + interval '2 days' end,
      pg_temp.id_of('page' || n)
    from bench_providers order by n`,
  sql`insert into provider_skills (provider_id, skill_id)
    select distinct id, skill_ids[1 + (n + k) % cardinality(skill_ids)]
    from bench_providers cross join generate_series(0, 2) k where k <= pg_temp.chance(n, 7) * 3`,
  sql`insert into accounts (id, role, first_name, last_name, email, created_at)
    select ${idOf("staff")}, (array['Owner', 'Verifier', 'Dispatcher', 'Finance', 'Support'])[1 + n % 5], 'Office', 'Staff ' || n,
      'staff' || n || '@office.example.pk', ${size.until}::timestamptz - interval '730 days' from generate_series(1, 200) n`,
  sql`insert into identity_requests (id, account_id, status, changes, created_at, decided_at, decided_by)
    select pg_temp.id_of('identity' || id), id, case when n % 20 = 0 then 'Waiting' else 'Agreed' end, '{"firstName": "Muhammad"}',
      created_at + interval '3 days', case when n % 20 <> 0 then created_at + interval '4 days' end,
      case when n % 20 <> 0 then ${idOf("staff")} end
    from (select p.id, p.created_at, 1 + p.n % 200 as n from bench_providers p where p.n % 7 = 0) request`,
  logins(size),
];
