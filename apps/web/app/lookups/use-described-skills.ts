import { type DescribedSkill, describeSkills, listCategories } from "@hunarmand/api/lookups/lookups";
import { startTransition, useEffect, useState } from "react";
import { callApi } from "../shared/calls/call-api.ts";
import { loadNames } from "../shared/texts/names.ts";

/**
 * Fetches the skills of the category with this name in the catalogue, and first their names in the reader's language: no
 * English shows before them.
 */
export function useDescribedSkills(catalogueName: string) {
  const [skills, setSkills] = useState<readonly DescribedSkill[]>();
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round fetches again
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    load(catalogueName, leaving.signal).then(
      (found) => startTransition(() => setSkills(found)),
      () => setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [catalogueName, round]);
  return { skills, hasFailed, reload: () => setRound(round + 1) };
}

async function load(catalogueName: string, signal: AbortSignal): Promise<DescribedSkill[]> {
  const names = loadNames().catch(() => undefined);
  const categories = await callApi(listCategories, { signal });
  const categoryId = categories.find(({ name }) => name === catalogueName)?.id;
  if (categoryId === undefined) return [];
  const [skills] = await Promise.all([callApi(describeSkills, { params: { categoryId }, signal }), names]);
  return skills;
}
