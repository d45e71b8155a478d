import { contractStatus } from "@hunarmand/api/contracts/steps";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { type FoundKind, search as searchLimits } from "@hunarmand/api/staff/search";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";
import { beginsAsKept, beginsWithPhone } from "../../database/search/match-people.ts";
import { matchesWords, nameOfInquiry, namesOfContract } from "../../database/search/match-words.ts";
import { findPhoneBeginnings } from "../../values/identifiers.ts";
import { selectJobs } from "./found-jobs.ts";
import { selectPayments, selectPayouts, selectReceipts } from "./found-money.ts";
import { selectAccounts, selectCustomers, selectProviders, selectStaff } from "./found-people.ts";

const { ofKindMax } = searchLimits;
/** The maximum of rows with a common word that are compared. */
const namesakesMax = 200;
const endedContracts = [contractStatus.completed, contractStatus.rejected];

const selectContracts = (typed: string) => sql`
  select 'contract' as kind, contract.id, contract.project_name as name, contract.contractor_name as detail,
    contract.status, case when ${isOneOf("contract.status", endedContracts)} then 1 else 0 end as rank
  from (select id from contracts where ${matchesWords(namesOfContract, typed)} limit ${namesakesMax}) found
  join contracts contract on contract.id = found.id order by rank, contract.requested_at desc limit ${ofKindMax}`;

function selectInquiries(typed: string): RawBuilder<unknown> {
  const phones = findPhoneBeginnings(typed);
  const byPerson = phones.length > 0 ? beginsWithPhone(sql`phone`, phones) : matchesWords(nameOfInquiry, typed);
  return sql`select 'inquiry' as kind, inquiry.id, inquiry.reference as name, inquiry.name as detail, inquiry.status,
      case when inquiry.status = ${sql.lit(inquiryStatus.resolved)} then 1 else 0 end as rank
    from ((select id from inquiries where ${beginsAsKept(sql`reference`, typed.toUpperCase())} limit ${ofKindMax})
      union (select id from inquiries where ${byPerson} limit ${namesakesMax})) found
    join inquiries inquiry on inquiry.id = found.id order by rank, inquiry.created_at desc limit ${ofKindMax}`;
}

/** The search of each kind. Returns nothing if the typed words cannot match the kind. `rank` 0 is shown before 1. */
export const foundSources: Record<FoundKind, (typed: string) => RawBuilder<unknown> | undefined> = {
  customer: selectCustomers,
  provider: selectProviders,
  account: selectAccounts,
  job: selectJobs,
  contract: selectContracts,
  inquiry: selectInquiries,
  payment: selectPayments,
  receipt: selectReceipts,
  payout: selectPayouts,
  staff: selectStaff,
};
