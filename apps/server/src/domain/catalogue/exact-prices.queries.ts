import { sql } from "kysely";

interface ExactPrice {
  subSkillId: number;
  skillId: number;
  name: string;
  fromPaisa: number;
  toPaisa: number;
  /** The median of what customers agreed on; null for a band of the catalogue. */
  medianPaisa: number | null;
  /** Customers agreed on it. */
  isAgreed: boolean;
}

/**
 * A table of the sub-skills that have a usual price of their own: what customers agreed on lately, or else the band of the catalogue. For all
 * others the band of the skill counts. Every reader of a usual price takes it from here (docs/product.md C8).
 */
export const exactPrices = sql<ExactPrice>`(
  select sub_skill.id as sub_skill_id, sub_skill.skill_id, sub_skill.name, agreed.sub_skill_id is not null as is_agreed,
    agreed.median_paisa,
    coalesce(agreed.from_paisa, sub_skill.price_from_paisa) as from_paisa,
    coalesce(agreed.to_paisa, sub_skill.price_to_paisa) as to_paisa
  from sub_skills sub_skill left join agreed_prices agreed on agreed.sub_skill_id = sub_skill.id
  where coalesce(agreed.from_paisa, sub_skill.price_from_paisa) is not null)`;

/** The usual price of a job's work, for queries that join the job's skill as `skill` and its row of `exactPrices` as `exact`. */
export const usualPriceOfJob = [
  sql<number>`coalesce(exact.from_paisa, skill.price_from_paisa)`.as("priceFromPaisa"),
  sql<number>`coalesce(exact.to_paisa, skill.price_to_paisa)`.as("priceToPaisa"),
  sql<number | null>`exact.median_paisa`.as("priceMedianPaisa"),
] as const;
