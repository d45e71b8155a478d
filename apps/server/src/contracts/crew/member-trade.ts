import { type RawBuilder, sql } from "kysely";

/** A member's trade: the one for which they were named, or else the first of the quote's that they have. */
export const tradeOfMember = sql<number | null>`coalesce(
  (select named.trade_id from quote_handymen named where named.quote_id = quote.id and named.provider_id = member.provider_id),
  (select own.skill_id from jsonb_array_elements(quote.crew) with ordinality part(row, place)
    join provider_skills own on own.skill_id = (part.row ->> 'tradeId')::int and own.provider_id = member.provider_id
    order by part.place limit 1))`;

/** The price of a member's day in their trade. Null unless the quote names one. */
export const dayPriceOfMember = sql<number | null>`(
  select (part.row ->> 'dayPricePaisa')::bigint from jsonb_array_elements(quote.crew) part(row)
  where (part.row ->> 'tradeId')::int = ${tradeOfMember})`;

/** The skills of a handyman that a contract asks for: the trades of its quote, or else its own. */
export const tradesOf = (provider: RawBuilder<unknown>, contractId: RawBuilder<unknown>) => sql<string[]>`array(
  select skill.name from provider_skills own join skills skill on skill.id = own.skill_id
  join contracts asking on asking.id = ${contractId} left join quotes asked on asked.id = asking.quote_id
  where own.provider_id = ${provider} and (skill.id = any(asking.trade_ids) or exists (
    select from jsonb_array_elements(asked.crew) part(row) where (part.row ->> 'tradeId')::int = skill.id))
  order by skill.name)`;
