import { findNamedWork } from "@hunarmand/api/lookups/named-work";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { callApi } from "../../../../../shared/calls/call-api.ts";

const pauseMilliseconds = 400;

interface Named {
  skill: string;
  subSkill: string | null;
}

/**
 * Returns the exact work of the skill that the words name, null for none or several. It stays until the reply to the newest words is there.
 * Undefined before the first reply, and if it cannot be read: nobody waits for it.
 */
export function useNamedWork(skill: string, typed: string): string | null | undefined {
  const words = typed.trim();
  const [paused] = useDebouncedValue(words, pauseMilliseconds);
  const [named, setNamed] = useState<Named>();
  useEffect(() => {
    if (paused === "" || skill === "") return;
    const leaving = new AbortController();
    const accept = ({ subSkill }: { subSkill: string | null }) => {
      if (!leaving.signal.aborted) setNamed({ skill, subSkill });
    };
    callApi(findNamedWork, { body: { skill, words: paused }, signal: leaving.signal }).then(accept, () => undefined);
    return () => leaving.abort();
  }, [skill, paused]);
  if (words === "") return null;
  return named?.skill === skill ? named.subSkill : undefined;
}
