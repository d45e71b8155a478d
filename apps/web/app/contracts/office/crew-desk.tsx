import { removeMember } from "@hunarmand/api/contracts/crew";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import crewDesk from "../../locales/en/crew-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { CrewSheet } from "../crew/crew-sheet.tsx";
import type { Crew } from "./crew.ts";

// The forms are loaded on demand.
const AssignMembers = lazyPart(async () => (await import("./crew/assign-members.tsx")).AssignMembers);
const MarkDays = lazyPart(async () => (await import("./mark-days.tsx")).MarkDays);

type Member = Crew["members"][number];

interface CrewDeskProps {
  contractId: string;
  project: string;
  crew: Crew;
}

/** A contract's crew and its days, with the office's actions. */
export function CrewDesk({ contractId, project, crew }: CrewDeskProps) {
  const words = useMessages(crewDesk);
  const [open, setOpen] = useState<"assign" | "mark">();
  const [leaving, setLeaving] = useState<Member>();
  const { decide } = useDecision();
  const close = () => setOpen(undefined);
  const { trades = [] } = crew;
  const sayRow = ({ trade, count, handymen }: (typeof trades)[number]) =>
    words.there({ trade: getName(trade), count: String(count), wanted: String(handymen) });
  const findMember = (id: string) => crew.members.find(({ providerId }) => providerId === id);
  if (crew.firstDay === null) return null;
  return (
    <Card mt="lg">
      <Stack>
        <Title order={2} size="h3">
          {words.title}
        </Title>
        {trades.length > 0 && <Text fw={600}>{joinParts(trades.map(sayRow))}</Text>}
        <Group>
          {crew.canAssign && <Button onClick={() => setOpen("assign")}>{words.assign}</Button>}
          {crew.canMark && (
            <Button variant="default" onClick={() => setOpen("mark")}>
              {words.mark}
            </Button>
          )}
        </Group>
        {crew.members.length === 0 && <Text>{words.none}</Text>}
        {crew.members.length > 0 && (
          <CrewSheet
            sheet={crew}
            project={project}
            actions={(id) => <MemberActions member={findMember(id)} onRemove={setLeaving} />}
          />
        )}
      </Stack>
      {open === "assign" && <AssignMembers contractId={contractId} crew={crew} onClose={close} />}
      {open === "mark" && <MarkDays contractId={contractId} crew={crew} onClose={close} />}
      {leaving && (
        <ReasonDialog
          title={words.removeTitle({ name: leaving.name })}
          submitLabel={words.remove}
          templates={words.reasons}
          onSave={(reason) =>
            decide(() =>
              callApi(removeMember, {
                params: { id: contractId },
                body: { providerId: leaving.providerId, reason },
              }),
            )
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Card>
  );
}

interface MemberActionsProps {
  member: Member | undefined;
  onRemove: (member: Member) => void;
}

function MemberActions({ member, onRemove }: MemberActionsProps) {
  const words = useMessages(crewDesk);
  if (!member) return null;
  return (
    <Group gap="xs">
      {member.alsoOn.length > 0 && <Text size="sm">{words.alsoOn({ projects: joinParts(member.alsoOn) })}</Text>}
      {member.nextSteps.includes("remove") && (
        <Button variant="outline" color="red" onClick={() => onRemove(member)}>
          {words.remove}
        </Button>
      )}
    </Group>
  );
}
