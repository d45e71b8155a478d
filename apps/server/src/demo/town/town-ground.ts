import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { townCustomers } from "./people/town-customers.ts";
import { townNeighbours } from "./people/town-neighbours.ts";
import { townStaff } from "./people/town-people.ts";
import { townProviders } from "./people/town-providers.ts";

/** A person of the town with their account id. */
export type WithId<Person> = Person & { id: string };

/** All people who take part, including the demo's main accounts. */
export interface TownPeople {
  /** Those of the town, then Ali and Bilal. */
  providers: readonly { id: string; city: string; area: string; skills: readonly string[] }[];
  customers: readonly {
    id: string;
    city: string;
    area: string;
    address: string;
    phone: string;
    pin: readonly [number, number];
  }[];
  contractorId: string;
  staff: Readonly<Record<(typeof townStaff)[number]["role"] | "Owner", string>>;
}

export interface TownGround {
  /** A transaction. */
  db: Database;
  now: Date;
  catalogue: Catalogue;
}

/** The catalogue's ids by name, because many rows are inserted at a time. */
export interface Catalogue {
  findPlace(city: string, area: string): { cityId: number; areaId: number };
  findSkill(name: string): { categoryId: number; skillId: number };
  /** A sub-skill of the skill, in turn, or the skill without one, with the price band of the catalogue. */
  findWork(skill: string, turn: number): { subSkillId: number | null; fromPaisa: number; toPaisa: number };
}

/** So few that each has enough agreed prices for a usual one. */
const commonSubSkills = 2;

export async function readCatalogue(db: Database): Promise<Catalogue> {
  const areas = await db
    .selectFrom("areas")
    .innerJoin("cities", "cities.id", "areas.cityId")
    .select(["areas.id as areaId", "areas.cityId", "areas.name as area", "cities.name as city"])
    .execute();
  const skills = await db
    .selectFrom("skills")
    .select(["id as skillId", "categoryId", "name", "priceFromPaisa", "priceToPaisa"])
    .execute();
  const subSkills = await db
    .selectFrom("subSkills")
    .select(["id as subSkillId", "skillId", "priceFromPaisa as fromPaisa", "priceToPaisa as toPaisa"])
    .orderBy("id")
    .execute();
  const areaOf = new Map(areas.map((row) => [`${row.city}/${row.area}`, row]));
  const skillOf = new Map(skills.map((row) => [row.name, row]));
  return {
    findPlace: (city, area) => {
      const { cityId, areaId } = find(areaOf, `${city}/${area}`);
      return { cityId, areaId };
    },
    findSkill: (name) => {
      const { categoryId, skillId } = find(skillOf, name);
      return { categoryId, skillId };
    },
    findWork: (name, turn) => {
      const { skillId, priceFromPaisa, priceToPaisa } = find(skillOf, name);
      const common = subSkills.filter((each) => each.skillId === skillId).slice(0, commonSubSkills);
      const { subSkillId = null, fromPaisa, toPaisa } = common[turn % commonSubSkills] ?? {};
      return { subSkillId, fromPaisa: fromPaisa ?? priceFromPaisa, toPaisa: toPaisa ?? priceToPaisa };
    },
  };
}

function find<Row>(rows: ReadonlyMap<string, Row>, name: string): Row {
  const row = rows.get(name);
  if (!row) throw new Error(`The catalogue has no ${name}.`);
  return row;
}

/** Those of the desks first, whom the jobs name by their place. */
export const allTownProviders = [...townProviders, ...townNeighbours];

export const giveIds = () => ({
  providers: allTownProviders.map((person) => ({ ...person, id: randomUUID() })),
  customers: townCustomers.map((person) => ({ ...person, id: randomUUID() })),
  staff: townStaff.map((person) => ({ ...person, id: randomUUID() })),
});
export type TownIds = ReturnType<typeof giveIds>;
