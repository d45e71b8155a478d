import type { JobCandidate } from "@hunarmand/api/jobs/office";
import { Alert, Button, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Candidates } from "../../desk/decisions/use-candidates.ts";
import jobDesk from "../../locales/en/job-desk.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

interface CandidateListProps {
  candidates: Candidates<JobCandidate>;
  chosen: string;
  error: ReactNode;
  onChoose: (id: string) => void;
}

export function CandidateList({ candidates: { items, failed, search }, chosen, error, onChoose }: CandidateListProps) {
  const { assign } = useMessages(jobDesk);
  const [typed, setTyped] = useState("");
  return (
    <Stack gap="sm" mb="md">
      <form
        className="desk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed.trim());
        }}
      >
        <TextInput
          type="search"
          className="desk-search"
          label={assign.search}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {assign.find}
        </Button>
      </form>
      {failed && <Alert color="red">{assign.failed}</Alert>}
      {!items && <Skeleton height={120} radius="md" />}
      {items && !failed && (
        <fieldset className="candidates" aria-label={assign.candidates}>
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
      {error && (
        <Text c="error" size="sm" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

interface CandidateProps {
  candidate: JobCandidate;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function Candidate({ candidate, isChosen, onChoose }: CandidateProps) {
  const { assign } = useMessages(jobDesk);
  const { number } = useFormats();
  const { id, name, area, city, fits, isAvailable, openJobs, rating, offer } = candidate;
  const notes = [
    `${area}, ${city}`,
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
    </label>
  );
}
