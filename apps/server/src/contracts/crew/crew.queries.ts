import type { CrewMember } from "@hunarmand/api/contracts/crew";
import type { MemberStatus } from "@hunarmand/api/contracts/crew-steps";
import { memberStatus } from "@hunarmand/api/contracts/crew-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { statusesInHand } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { isVerified } from "../../domain/providers/provider-conditions.ts";
import { averageStars, hasPicture, reviewCount } from "../../domain/providers/public-facts.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { dayPriceOfMember, tradesOf } from "./member-trade.ts";

export interface MemberRow {
  providerId: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  category: string;
  skills: string[];
  /** Of the trades that the contract asks for. */
  trades: string[];
  /** Null while they are not Verified. */
  publicId: string | null;
  average: number | null;
  reviews: number;
  hasPicture: boolean;
  addedAt: Date;
  leftAt: Date | null;
  status: MemberStatus;
  totals: CrewMember["totals"];
  dayPricePaisa: number | null;
  days: CrewMember["days"];
  alsoOn: string[];
}

const totalsOf = sql<CrewMember["totals"]>`(
  select json_build_object('present', count(*) filter (where presence = 'present'),
    'half', count(*) filter (where presence = 'half'), 'absent', count(*) filter (where presence = 'absent'))
  from contract_days day where day.contract_id = member.contract_id and day.provider_id = member.provider_id)`;

const skillsOf = sql<string[]>`array(
  select skill.name from provider_skills own join skills skill on skill.id = own.skill_id
  where own.provider_id = member.provider_id order by skill.name limit 2)`;

/** The names of a handyman's other active contracts. */
const alsoOn = (provider: string, contractId: string) => sql<string[]>`array(
  select contract.project_name from contract_members other join contracts contract on contract.id = other.contract_id
  where other.provider_id = ${sql.ref(provider)} and other.left_at is null and other.contract_id <> ${contractId}
    and ${isOneOf("contract.status", [contractStatus.active])} order by contract.project_name limit 5)`;

/** Returns all present and former members of the crew, present ones first, with their `days` in one month, such as 2026-03. */
export async function selectMembers(db: Database, contractId: string, month: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.provider_id, account.first_name, account.last_name, account.phone, category.name as category,
      ${skillsOf} as skills, ${tradesOf(sql.ref("member.providerId"), sql.ref("member.contractId"))} as trades, case when ${isVerified} then provider.public_id end as public_id,
      ${averageStars} as average, ${reviewCount} as reviews, ${hasPicture} as has_picture, member.added_at, member.left_at,
      case when member.left_at is null then ${sql.lit(memberStatus.onCrew)} else ${sql.lit(memberStatus.left)} end as status,
      ${totalsOf} as totals, ${dayPriceOfMember} as day_price_paisa, ${alsoOn("member.providerId", contractId)} as also_on,
      coalesce((select json_agg(json_build_object(
          'day', to_char(day.day, 'YYYY-MM-DD'), 'presence', day.presence, 'note', day.note) order by day.day)
        from contract_days day
        where day.contract_id = member.contract_id and day.provider_id = member.provider_id
          and day.day >= ${`${month}-01`}::date and day.day < (${`${month}-01`}::date + interval '1 month')), '[]') as days
    from contract_members member
    join providers provider on provider.account_id = member.provider_id
    join accounts account on account.id = member.provider_id
    join categories category on category.id = provider.category_id
    join contracts contract on contract.id = member.contract_id
    left join quotes quote on quote.id = contract.quote_id
    where member.contract_id = ${contractId}
    order by member.left_at is not null, account.first_name, account.last_name, member.provider_id`.execute(db);
  return rows;
}

interface CandidateSearch {
  contractId: string;
  isMatch: ReturnType<typeof sql<boolean>> | undefined;
  category: string | undefined;
  /** A skill that they have. */
  trade: string | undefined;
  /** Some of a trade may come from it. */
  nearCity: string | undefined;
}

const hasSkill = (trade: string) => sql<boolean>`exists (
  select from provider_skills own join skills skill on skill.id = own.skill_id
  where own.provider_id = provider.account_id and skill.name = ${trade})`;

/** Returns Verified handymen who are not on the crew: of the contract's city, or found by the search, those named with the price first, then those with the least work. */
export async function selectCrewCandidates(db: Database, search: CandidateSearch) {
  const { contractId, isMatch, category, trade, nearCity = null } = search;
  const isNear = sql<boolean>`coalesce(city.name = ${trade === undefined ? null : nearCity}::text, false)`;
  const { rows } = await sql<{
    id: string;
    firstName: string;
    lastName: string;
    phone: string | null;
    category: string;
    city: string;
    openJobs: number;
    alsoOn: string[];
    isNamed: boolean;
    trades: string[];
  }>`
    select account.id, account.first_name, account.last_name, account.phone, category.name as category, city.name as city,
      work.open_jobs, ${alsoOn("provider.accountId", contractId)} as also_on, named.provider_id is not null as is_named,
      ${tradesOf(sql.ref("provider.accountId"), sql.ref("contract.id"))} as trades
    from contracts contract
    join providers provider on ${isVerified}
    join accounts account on account.id = provider.account_id
    join categories category on category.id = provider.category_id
    join cities city on city.id = provider.city_id
    cross join lateral (select count(*)::int as open_jobs from jobs open
      where open.provider_id = provider.account_id and ${isOneOf("open.status", statusesInHand)}) work
    left join quote_handymen named on named.quote_id = contract.quote_id and named.provider_id = provider.account_id
    where contract.id = ${contractId} and ${isMatch ?? sql`(city.name = contract.city or ${isNear} or named.provider_id is not null)`}
      and ${category === undefined ? sql`true` : sql`category.name = ${category}`}
      and ${trade === undefined ? sql`true` : hasSkill(trade)}
      and not exists (select from contract_members member where member.contract_id = contract.id
        and member.provider_id = provider.account_id and member.left_at is null)
    order by is_named desc, ${isNear}, work.open_jobs, account.first_name, account.last_name, account.id
    limit ${sql.lit(limits.crewMembersMax)}`.execute(db);
  return rows;
}

/** Selects the active contracts of a handyman. */
export const selectOwnCrews = (db: Database, { accountId, limit, cursor }: PagePlace & { accountId: string }) =>
  db
    .selectFrom("contractMembers as member")
    .innerJoin("contracts as contract", "contract.id", "member.contractId")
    .select(["member.contractId", "member.addedAt", "contract.projectName", "contract.contractorName"])
    .select(["contract.phone", "contract.address", "contract.city", "contract.availability"])
    .select(totalsOf.as("totals"))
    .where("member.providerId", "=", accountId)
    .where("member.leftAt", "is", null)
    .where(isOneOf("contract.status", [contractStatus.active]))
    .$call((list) => newestFirst(list, ["member.addedAt", "member.contractId"], { limit, cursor }))
    .execute();
