import type { PeopleName } from "@hunarmand/api/lookups/names";
import { getLanguage, publish } from "./messages.ts";

let known: ReadonlyMap<string, PeopleName> | undefined;
let loading: Promise<void> | undefined;

/** Reads them once a page. Without network a crew shows the names of its work. */
export function loadPeople(): Promise<void> {
  loading ??= read().then(
    (names) => {
      known = names;
      publish();
    },
    () => {
      known = new Map();
      publish();
    },
  );
  return loading;
}

const read = async (): Promise<ReadonlyMap<string, PeopleName>> => (await import("./fetch-names.ts")).fetchPeople();

/** As long as a name, but blank: the name of the work is not shown for a moment. */
const blank = { one: "…\u2002\u2002\u2002\u2002", many: "…\u2002\u2002\u2002\u2002" };

/**
 * Returns what those who do a skill are called, one and several of them, in the reader's language; undefined if they have no name. Call it while
 * rendering, as `getName`.
 */
export function getPeople(skill: string): { one: string; many: string } | undefined {
  const language = getLanguage();
  if (language !== "en" && language !== "ur") return undefined;
  if (!known) {
    // Prerendered pages show no crews.
    if (!import.meta.env.SSR) void loadPeople();
    return blank;
  }
  const people = known.get(skill);
  if (!people || language === "en") return people;
  return people.urdu === null ? undefined : { one: people.urdu, many: people.urdu };
}
