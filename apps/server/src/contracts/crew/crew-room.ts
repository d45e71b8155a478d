import { needsOne } from "@hunarmand/api/contracts/crew/crew-by-trade";
import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import { limits } from "@hunarmand/api/limits";
import type { Database } from "../../database/database.ts";
import { AppError } from "../../values/app-error.ts";
import { type AskedCrew, findAskedCrew, type SkilledHandyman, selectSkilled } from "./crew-room.queries.ts";

/** Returns how many handymen a crew may have: as many as its contract asks for, else as many as any crew. */
export const findCrewSize = ({ handymen }: AskedCrew): number =>
  Math.min(handymen ?? limits.crewMembersMax, limits.crewMembersMax);

interface CrewRoom {
  /**
   * Takes a place for a handyman.
   * @throws AppError crew-full if the crew has all that its contract asks for
   * @throws AppError crew-trade if it needs nobody more of their trades
   */
  take: (providerId: string) => void;
}

/** Reads who is on a crew, for how many it has room, and the trades of those who may join (docs/product.md X5). Lock the contract first. */
export async function readCrewRoom(db: Database, contractId: string, joining: readonly string[]): Promise<CrewRoom> {
  const asked = await findAskedCrew(db, contractId);
  const people = await selectSkilled(db, contractId, joining);
  const present = people.filter(({ isOnCrew }) => isOnCrew);
  const take = (providerId: string): void => {
    const one = people.find((person) => person.providerId === providerId);
    if (!one) throw new AppError("provider-not-found");
    if (present.length >= findCrewSize(asked)) throw new AppError("crew-full");
    assertNeeded(asked.crew, present, one);
    present.push(one);
  };
  return { take };
}

function assertNeeded(crew: readonly CrewTrade[], present: readonly SkilledHandyman[], one: SkilledHandyman): void {
  if (crew.length > 0 && !needsOne(crew, present, one)) throw new AppError("crew-trade", [], { name: one.name });
}
