import type { Generated } from "kysely";

export interface CitiesTable {
  id: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
}

export interface AreasTable {
  id: Generated<number>;
  cityId: number;
  name: string;
}

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  description: string;
}

export interface SkillsTable {
  id: Generated<number>;
  categoryId: number;
  name: string;
  description: string;
  priceFromPaisa: number;
  priceToPaisa: number;
}

export interface SubSkillsTable {
  id: Generated<number>;
  skillId: number;
  name: string;
}

export interface LookupTables {
  cities: CitiesTable;
  areas: AreasTable;
  categories: CategoriesTable;
  skills: SkillsTable;
  subSkills: SubSkillsTable;
}
