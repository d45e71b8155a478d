import { assignMembers, type CrewCandidate, listCrewCandidates } from "@hunarmand/api/contracts/crew";
import { listCategories } from "@hunarmand/api/lookups/lookups";
import { Button, Checkbox, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { CandidateSearch } from "../../desk/decisions/candidate-search.tsx";
import { useCandidates } from "../../desk/decisions/use-candidates.ts";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import crewDesk from "../../locales/en/crew-desk.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useChoices } from "../../shared/calls/use-choices.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts, toNameOptions } from "../../shared/texts/names.ts";

const Assignment = z.object({
  providerIds: z.array(z.string()).min(1, { error: () => getMessages(crewDesk).choose }),
});

interface AssignMembersProps {
  contractId: string;
  /** How many more the crew may have. */
  room: number;
  onClose: () => void;
}

/** Adds several handymen at once. Those of the contract's city come first; a search finds all others. */
export function AssignMembers({ contractId: id, room, onClose }: AssignMembersProps) {
  const crew = useMessages(crewDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const [category, setCategory] = useState("");
  const { form, ...rest } = useCallForm(Assignment, { providerIds: [] as string[] }, { draft: "none" });
  const { providerIds } = form.values;
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const names = categories.items.map(({ name }) => name);
  return (
    <FormDialog title={crew.assignTitle} text={crew.assignText} close={decision.cancel} onClose={onClose}>
      <NativeSelect
        mb="sm"
        label={crew.category}
        data={[{ value: "", label: crew.everyCategory }, ...toNameOptions(names)]}
        value={category}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
      />
      <Candidates
        key={category}
        contractId={id}
        category={category}
        room={room}
        chosen={providerIds}
        onChoose={(ids) => form.setFieldValue("providerIds", ids)}
      />
      <FormBody
        form={{ form, ...rest }}
        submitLabel={crew.assignCount({ count: providerIds.length })}
        onSave={async (body) => {
          await decide(() => callApi(assignMembers, { params: { id }, body }));
          onClose();
        }}
      >
        {form.errors.providerIds !== rest.summary && (
          <Text c="error" size="sm" role="alert">
            {form.errors.providerIds}
          </Text>
        )}
      </FormBody>
    </FormDialog>
  );
}

interface CandidatesProps {
  contractId: string;
  category: string;
  room: number;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

function Candidates({ contractId: id, category, room, chosen, onChoose }: CandidatesProps) {
  const crew = useMessages(crewDesk);
  const load = (search: string) => callApi(listCrewCandidates, { params: { id }, query: { search, category } });
  return (
    <CandidateSearch
      candidates={useCandidates<CrewCandidate>(load)}
      texts={{ search: crew.search, find: crew.find, failed: crew.candidatesFailed }}
      choices={(items) => (
        <>
          <AllNamed items={items} chosen={chosen} onChoose={onChoose} />
          <AllOfThem ids={items.map((item) => item.id)} room={room} chosen={chosen} onChoose={onChoose} />
          <fieldset className="candidates" aria-label={crew.candidates}>
            {items.length === 0 && <Text>{crew.nobody}</Text>}
            {items.map((candidate) => (
              <label key={candidate.id} className="candidate">
                <input
                  type="checkbox"
                  checked={chosen.includes(candidate.id)}
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
      )}
    />
  );
}

const toggle = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Selects those who were named with the price, by one tap. */
function AllNamed({
  items,
  chosen,
  onChoose,
}: Pick<CandidatesProps, "chosen" | "onChoose"> & { items: readonly CrewCandidate[] }) {
  const crew = useMessages(crewDesk);
  const named = items.filter(({ isNamed, id }) => isNamed && !chosen.includes(id)).map(({ id }) => id);
  if (named.length === 0) return null;
  return (
    <Button variant="light" mb="sm" onClick={() => onChoose([...chosen, ...named])}>
      {crew.named({ count: named.length })}
    </Button>
  );
}

interface AllOfThemProps {
  /** The shown candidates. */
  ids: readonly string[];
  room: number;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Selects all shown candidates, as far as the crew has room, or none of them. */
function AllOfThem({ ids, room, chosen, onChoose }: AllOfThemProps) {
  const crew = useMessages(crewDesk);
  const others = chosen.filter((id) => !ids.includes(id));
  const fitting = ids.slice(0, Math.max(0, room - others.length));
  const isAll = fitting.length > 0 && fitting.every((id) => chosen.includes(id));
  if (ids.length === 0) return null;
  return (
    <Checkbox
      className="tall-check"
      label={crew.all({ count: fitting.length })}
      description={crew.room({ room })}
      checked={isAll}
      onChange={() => onChoose(isAll ? others : [...others, ...fitting])}
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
