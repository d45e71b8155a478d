import { type CrewCandidate, listCrewCandidates } from "@hunarmand/api/contracts/crew";
import { Button, Checkbox, Text } from "@mantine/core";
import { CandidateSearch } from "../../../desk/decisions/candidate-search.tsx";
import { useCandidates } from "../../../desk/decisions/use-candidates.ts";
import crewDesk from "../../../locales/en/crew-desk.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";

interface CandidatesProps {
  contractId: string;
  filter: { trade: string } | { category: string };
  /** How many of them the crew takes. */
  room: number;
  chosen: readonly string[];
  /** Those who are chosen for another trade. */
  others: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** The handymen to choose from: of the contract's city, or found by a search. No more are chosen than the crew takes. */
export function CrewCandidates({ contractId: id, filter, room, chosen, others, onChoose }: CandidatesProps) {
  const crew = useMessages(crewDesk);
  const load = (search: string) => callApi(listCrewCandidates, { params: { id }, query: { search, ...filter } });
  const free = Math.max(0, room - chosen.length);
  return (
    <CandidateSearch
      candidates={useCandidates<CrewCandidate>(load)}
      texts={{ search: crew.search, find: crew.find, failed: crew.candidatesFailed }}
      choices={(found) => {
        const items = found.filter((item) => !others.includes(item.id));
        return (
          <>
            <AllNamed items={items} free={free} chosen={chosen} onChoose={onChoose} />
            <AllOfThem ids={items.map((item) => item.id)} room={room} chosen={chosen} onChoose={onChoose} />
            <fieldset className="candidates" aria-label={crew.candidates}>
              {items.length === 0 && <Text>{crew.nobody}</Text>}
              {items.map((candidate) => (
                <label key={candidate.id} className="candidate">
                  <input
                    type="checkbox"
                    checked={chosen.includes(candidate.id)}
                    disabled={free === 0 && !chosen.includes(candidate.id)}
                    onChange={() => onChoose(toggle(chosen, candidate.id))}
                  />
                  <Text span fw={650}>
                    {candidate.name}
                  </Text>
                  <CandidateNotes candidate={candidate} />
                </label>
              ))}
            </fieldset>
          </>
        );
      }}
    />
  );
}

const toggle = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

interface AllNamedProps extends Pick<CandidatesProps, "chosen" | "onChoose"> {
  items: readonly CrewCandidate[];
  free: number;
}

/** Selects those who were named with the price, by one tap, as far as there is room. */
function AllNamed({ items, free, chosen, onChoose }: AllNamedProps) {
  const crew = useMessages(crewDesk);
  const named = items.filter(({ isNamed, id }) => isNamed && !chosen.includes(id)).map(({ id }) => id);
  const fitting = named.slice(0, free);
  if (fitting.length === 0) return null;
  return (
    <Button variant="light" mb="sm" onClick={() => onChoose([...chosen, ...fitting])}>
      {crew.named({ count: fitting.length })}
    </Button>
  );
}

interface AllOfThemProps extends Pick<CandidatesProps, "chosen" | "room" | "onChoose"> {
  /** The shown candidates. */
  ids: readonly string[];
}

/** Selects all shown candidates, as far as the crew has room, or none of them. */
function AllOfThem({ ids, room, chosen, onChoose }: AllOfThemProps) {
  const crew = useMessages(crewDesk);
  const elsewhere = chosen.filter((id) => !ids.includes(id));
  const fitting = ids.slice(0, Math.max(0, room - elsewhere.length));
  const isAll = fitting.length > 0 && fitting.every((id) => chosen.includes(id));
  if (ids.length === 0) return null;
  if (fitting.length === 0) return <Text>{crew.room({ room: 0 })}</Text>;
  const label = fitting.length < ids.length ? crew.first : crew.all;
  return (
    <Checkbox
      className="tall-check"
      label={label({ count: fitting.length })}
      description={crew.room({ room: Math.max(0, room - chosen.length) })}
      checked={isAll}
      onChange={() => onChoose(isAll ? elsewhere : [...elsewhere, ...fitting])}
    />
  );
}

function CandidateNotes({ candidate: { category, city, openJobs, alsoOn } }: { candidate: CrewCandidate }) {
  const crew = useMessages(crewDesk);
  const notes = [
    getName(category),
    getName(city),
    crew.openJobs({ jobs: openJobs }),
    alsoOn.length > 0 && crew.alsoOn({ projects: joinParts(alsoOn) }),
  ];
  return (
    <Text span size="sm" c="dimmed">
      {notes.filter(Boolean).join(" · ")}
    </Text>
  );
}
