import { type DescribedSkill, describeSkills, listCategories } from "@hunarmand/api/lookups/lookups";
import { startTransition, useEffect, useState } from "react";
import { callApi } from "../shared/calls/call-api.ts";

/** Fetches the skills of the category with this name in the catalogue. */
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
  const categories = await callApi(listCategories, { signal });
  const categoryId = categories.find(({ name }) => name === catalogueName)?.id;
  if (categoryId === undefined) return [];
  return callApi(describeSkills, { params: { categoryId }, signal });
}
