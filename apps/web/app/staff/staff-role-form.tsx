import { officeRoles } from "@hunarmand/api/call";
import { changeStaffRole, type StaffMember } from "@hunarmand/api/staff/staff";
import { NativeSelect } from "@mantine/core";
import { ReasonFields } from "../desk/decisions/reason-fields.tsx";
import { useDecision } from "../desk/decisions/use-decision.ts";
import office from "../locales/en/office.json";
import recordDesks from "../locales/en/record-desks.json";
import { callApi } from "../shared/calls/call-api.ts";
import { FormDialog } from "../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { useMessages } from "../shared/texts/messages.ts";

export function StaffRoleForm({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { staff } = useMessages(recordDesks);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const { id, name, role } = member;
  const form = useCallForm(changeStaffRole.body.omit({ read: true }), { role, reason: "" }, { draft: "none" });
  const { title, text, label, reasons } = staff.actions.role;
  return (
    <FormDialog title={title({ name })} text={text} close={decision.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={label}
        onSave={async (body) => {
          const read = { role };
          await decide(() => callApi(changeStaffRole, { params: { id }, body: { ...body, read } }));
          onClose();
        }}
      >
        <NativeSelect
          label={staff.fields.role}
          data={officeRoles.map((value) => ({ value, label: staff.roleHints[value] }))}
          {...form.field("role")}
        />
        <ReasonFields form={form} templates={reasons} hint={decision.auditHint} />
      </FormBody>
    </FormDialog>
  );
}
