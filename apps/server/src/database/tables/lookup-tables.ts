import type { AliasLanguage } from "@hunarmand/api/catalogue/catalogue";
import type { ColumnType, Generated } from "kysely";

export interface CitiesTable {
  id: Generated<number>;
  name: string;
  urduName: string | null;
  latitude: number;
  longitude: number;
}

export interface AreasTable {
  id: Generated<number>;
  cityId: number;
  name: string;
  urduName: string | null;
}

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  urduName: string | null;
  slug: string;
  description: string;
  urduDescription: string | null;
}

export interface SkillsTable {
  id: Generated<number>;
  categoryId: number;
  name: string;
  urduName: string | null;
  description: string;
  urduDescription: string | null;
  priceFromPaisa: number;
  priceToPaisa: number;
  /** What one handyman costs for a day of contract work. Null until the office has named it. */
  dayPricePaisa: ColumnType<number | null, number | null | undefined>;
  /** What those who do it are called: one of them, several, and both in Urdu. */
  personName: ColumnType<string | null, string | null | undefined>;
  peopleName: ColumnType<string | null, string | null | undefined>;
  urduPeopleName: ColumnType<string | null, string | null | undefined>;
}

export interface SubSkillsTable {
  id: Generated<number>;
  skillId: number;
  name: string;
  urduName: string | null;
  /** Both or none: without them the skill's band holds. */
  priceFromPaisa: number | null;
  priceToPaisa: number | null;
}

/** What most customers of a sub-skill agreed on lately: one row for each sub-skill with enough agreed prices. */
export interface AgreedPricesTable {
  subSkillId: number;
  fromPaisa: number;
  toPaisa: number;
  medianPaisa: number | null;
}

/** Everyday names of a skill. */
export interface SkillAliasesTable {
  id: Generated<number>;
  skillId: number;
  name: string;
  language: AliasLanguage;
}

/** Everyday names of exact work. */
export interface SubSkillAliasesTable {
  id: Generated<number>;
  subSkillId: number;
  name: string;
  language: AliasLanguage;
}

/** Phrases that no search found: one row for each phrase and day. */
export interface MissedWordsTable {
  /** In Karachi: 2026-11-23. */
  day: string;
  words: string;
  searches: number;
}

export interface LookupTables {
  cities: CitiesTable;
  areas: AreasTable;
  categories: CategoriesTable;
  skills: SkillsTable;
  subSkills: SubSkillsTable;
  agreedPrices: AgreedPricesTable;
  skillAliases: SkillAliasesTable;
  subSkillAliases: SubSkillAliasesTable;
  missedWords: MissedWordsTable;
}
