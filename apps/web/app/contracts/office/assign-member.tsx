import { assignMember, type CrewCandidate, listCrewCandidates } from "@hunarmand/api/contracts/crew";
import { Button, Text } from "@mantine/core";
import { z } from "zod";
import { CandidateSearch } from "../../desk/decisions/candidate-search.tsx";
import { useCandidates } from "../../desk/decisions/use-candidates.ts";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import crewDesk from "../../locales/en/crew-desk.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

const Assignment = z.object({
  providerId: z.string().min(1, { error: () => getMessages(crewDesk).choose }),
});

/** Lists providers of the contract's city first. A search by name, number or CNIC finds all others. */
export function AssignMember({ contractId: id, onClose }: { contractId: string; onClose: () => void }) {
  const crew = useMessages(crewDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const { form, ...rest } = useCallForm(Assignment, { providerId: "" }, { draft: "none" });
  return (
    <FormDialog title={crew.assignTitle} text={crew.assignText} onClose={onClose}>
      <Candidates
        contractId={id}
        chosen={form.values.providerId}
        onChoose={(providerId) => form.setFieldValue("providerId", providerId)}
      />
      <FormBody
        form={{ form, ...rest }}
        submitLabel={crew.assign}
        onSave={async (body) => {
          await decide(() => callApi(assignMember, { params: { id }, body }));
          onClose();
        }}
      >
        {form.errors.providerId !== rest.summary && (
          <Text c="error" size="sm" role="alert">
            {form.errors.providerId}
          </Text>
        )}
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {decision.cancel}
      </Button>
    </FormDialog>
  );
}

interface CandidatesProps {
  contractId: string;
  chosen: string;
  onChoose: (id: string) => void;
}

function Candidates({ contractId: id, chosen, onChoose }: CandidatesProps) {
  const crew = useMessages(crewDesk);
  const load = (search: string) => callApi(listCrewCandidates, { params: { id }, query: { search } });
  return (
    <CandidateSearch
      candidates={useCandidates<CrewCandidate>(load)}
      texts={{ search: crew.search, find: crew.find, failed: crew.candidatesFailed }}
      choices={(items) => (
        <fieldset className="candidates" aria-label={crew.candidates}>
          {items.length === 0 && <Text>{crew.nobody}</Text>}
          {items.map((candidate) => (
            <label key={candidate.id} className="candidate">
              <input
                type="radio"
                name="providerId"
                value={candidate.id}
                checked={candidate.id === chosen}
                onChange={() => onChoose(candidate.id)}
              />
              <Text span fw={650}>
                {candidate.name}
              </Text>
              <CandidateNotes candidate={candidate} />
            </label>
          ))}
        </fieldset>
      )}
    />
  );
}

function CandidateNotes({ candidate: { category, city, openJobs, alsoOn } }: { candidate: CrewCandidate }) {
  const crew = useMessages(crewDesk);
  const notes = [
    getName(category),
    getName(city),
    crew.openJobs({ jobs: openJobs }),
    alsoOn.length > 0 && crew.alsoOn({ projects: alsoOn.join(", ") }),
  ];
  return (
    <Text span size="sm" c="dimmed">
      {notes.filter(Boolean).join(" · ")}
    </Text>
  );
}
