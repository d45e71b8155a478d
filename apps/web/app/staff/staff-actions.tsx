import { disableOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { disableStaff, enableStaff, endStaffSessions, inviteStaff, type StaffMember } from "@hunarmand/api/staff/staff";
import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../desk/decisions/use-decision.ts";
import office from "../locales/en/office.json";
import recordDesks from "../locales/en/record-desks.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { FormDialog } from "../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { StaffRoleForm } from "./staff-role-form.tsx";

type Action = "role" | "sessions" | "code" | "disable" | "enable";

const calls = { sessions: endStaffSessions, code: disableOneTimeCode, disable: disableStaff, enable: enableStaff };

function findActions({ disabledDate, isInvited, hasOneTimeCode }: StaffMember): readonly Action[] {
  if (disabledDate) return ["enable"];
  if (isInvited) return ["role", "disable"];
  return hasOneTimeCode ? ["role", "sessions", "code", "disable"] : ["role", "sessions", "disable"];
}

/** Choose an action, then its reason. The audit stores both. */
export function StaffActions({ member }: { member: StaffMember }) {
  const { staff } = useMessages(recordDesks);
  const { decision } = useMessages(office);
  const [openDecision, setOpenDecision] = useState<Action | "what">();
  const close = () => setOpenDecision(undefined);
  return (
    <>
      <Button
        variant="default"
        aria-label={staff.changeOf({ name: member.name })}
        onClick={() => setOpenDecision("what")}
      >
        {staff.change}
      </Button>
      {openDecision === "what" && (
        <FormDialog title={staff.changeOf({ name: member.name })} onClose={close}>
          <Stack gap="sm">
            {member.isInvited && !member.disabledDate && <InviteAgain member={member} onDone={close} />}
            {findActions(member).map((action) => (
              <Button
                key={action}
                variant={action === "disable" ? "outline" : "default"}
                {...(action === "disable" ? { color: "red" } : {})}
                onClick={() => setOpenDecision(action)}
              >
                {staff.actions[action].label}
              </Button>
            ))}
            <Button variant="subtle" onClick={close}>
              {decision.cancel}
            </Button>
          </Stack>
        </FormDialog>
      )}
      {openDecision === "role" && <StaffRoleForm member={member} onClose={close} />}
      {openDecision && openDecision !== "what" && openDecision !== "role" && (
        <ActionReason member={member} action={openDecision} onClose={close} />
      )}
    </>
  );
}

/** Needs no reason, because the person has not joined yet. */
function InviteAgain({ member: { id }, onDone }: { member: StaffMember; onDone: () => void }) {
  const { staff } = useMessages(recordDesks);
  const { decideAtOnce } = useDecision();
  const { busy, run } = useBusy();
  const invite = async () => {
    await decideAtOnce(() => callApi(inviteStaff, { params: { id } }));
    onDone();
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void run(invite)}>
      {staff.inviteAgain}
    </Button>
  );
}

interface ActionReasonProps {
  member: StaffMember;
  action: keyof typeof calls;
  onClose: () => void;
}

function ActionReason({ member: { id, name }, action, onClose }: ActionReasonProps) {
  const { staff } = useMessages(recordDesks);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const texts = staff.actions[action];
  return (
    <ReasonDialog
      title={texts.title({ name })}
      text={texts.text}
      submitLabel={texts.label}
      templates={texts.reasons}
      hint={decision.auditHint}
      onSave={(reason) => decide(() => callApi(calls[action], { params: { id }, body: { reason } }))}
      onClose={onClose}
    />
  );
}
