import type { JobCandidate } from "@hunarmand/api/jobs/office";
import { Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { CandidateSearch } from "../../desk/decisions/candidate-search.tsx";
import type { Candidates } from "../../desk/decisions/use-candidates.ts";
import jobDesk from "../../locales/en/job-desk.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useClashWords } from "./clash-words.ts";

interface CandidateListProps {
  candidates: Candidates<JobCandidate>;
  chosen: string;
  error: ReactNode;
  onChoose: (id: string) => void;
  /** Called by Enter on the chosen candidate. */
  onConfirm: () => void;
}

export function CandidateList(props: CandidateListProps) {
  const { candidates, chosen, error, onChoose, onConfirm } = props;
  const list = useFocusOnFirst(candidates.items);
  const { assign } = useMessages(jobDesk);
  return (
    <CandidateSearch
      candidates={candidates}
      texts={assign}
      choices={(items) => (
        <fieldset
          ref={list}
          className="candidates"
          aria-label={assign.candidates}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onConfirm();
          }}
        >
          {items.length === 0 && <Text>{assign.none}</Text>}
          {items.map((candidate) => (
            <Candidate
              key={candidate.id}
              candidate={candidate}
              isChosen={candidate.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      )}
    >
      {error && (
        <Text c="error" size="sm" role="alert">
          {error}
        </Text>
      )}
    </CandidateSearch>
  );
}

/** Focuses the best match once it is loaded, unless somebody is typing a name. */
function useFocusOnFirst(items: readonly JobCandidate[] | undefined) {
  const list = useRef<HTMLFieldSetElement>(null);
  const isFound = items !== undefined && items.length > 0;
  useEffect(() => {
    const { activeElement } = document;
    const isTyping = activeElement instanceof HTMLInputElement && activeElement.value !== "";
    if (isFound && !isTyping) list.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [isFound]);
  return list;
}

const kilometerMeters = 1_000;

/** Says how far the handyman is from the job, rounded up to a hundred meters, or that it is not known. */
function useDistance({ distanceMeters, distanceFrom }: JobCandidate): string {
  const { distances } = useMessages(jobDesk).assign;
  const { number } = useFormats();
  if (distanceMeters === null || distanceFrom === null) return distances.unknown;
  // Both places are the middle of the same area.
  if (distanceMeters === 0) return distances.near;
  return distances[distanceFrom]({ km: number(Math.ceil((distanceMeters / kilometerMeters) * 10) / 10) });
}

interface CandidateProps {
  candidate: JobCandidate;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function Candidate({ candidate, isChosen, onChoose }: CandidateProps) {
  const { assign } = useMessages(jobDesk);
  const { number } = useFormats();
  const distance = useDistance(candidate);
  const clashing = useClashWords(candidate.clashes);
  const { id, name, area, city, fits, isAvailable, openJobs, rating, offer } = candidate;
  const notes = [
    joinParts([getName(area), getName(city)]),
    distance,
    assign.openJobs({ jobs: openJobs }),
    rating === null ? assign.unrated : assign.rating({ rating: number(rating) }),
    !fits && assign.doesNotFit,
    !isAvailable && assign.paused,
    offer && assign.offers[offer],
  ];
  return (
    <label className="candidate">
      <input type="radio" name="providerId" value={id} checked={isChosen} onChange={() => onChoose(id)} />
      <Text span fw={650}>
        {name}
      </Text>
      <Text span size="sm" c="dimmed">
        {notes.filter(Boolean).join(" · ")}
      </Text>
      {clashing && (
        <Text span size="sm" c="error">
          {assign.clash({ jobs: clashing })}
        </Text>
      )}
    </label>
  );
}
