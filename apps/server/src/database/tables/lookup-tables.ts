import type { AliasLanguage } from "@hunarmand/api/catalogue/catalogue";
import type { Generated } from "kysely";

/** Null: not translated yet. */
interface InUrdu {
  urduName: string | null;
}

export interface CitiesTable extends InUrdu {
  id: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
}

export interface AreasTable extends InUrdu {
  id: Generated<number>;
  cityId: number;
  name: string;
}

export interface CategoriesTable extends InUrdu {
  id: Generated<number>;
  name: string;
  slug: string;
  description: string;
  urduDescription: string | null;
}

export interface SkillsTable extends InUrdu {
  id: Generated<number>;
  categoryId: number;
  name: string;
  description: string;
  urduDescription: string | null;
  priceFromPaisa: number;
  priceToPaisa: number;
}

export interface SubSkillsTable extends InUrdu {
  id: Generated<number>;
  skillId: number;
  name: string;
}

/** Everyday names of a skill. */
export interface SkillAliasesTable {
  id: Generated<number>;
  skillId: number;
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
  skillAliases: SkillAliasesTable;
  missedWords: MissedWordsTable;
}
