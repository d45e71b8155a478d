import { officeRoles } from "@hunarmand/api/call";
import { createStaff } from "@hunarmand/api/staff/staff";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDecision } from "../desk/decisions/use-decision.ts";
import office from "../locales/en/office.json";
import recordDesks from "../locales/en/record-desks.json";
import { callApi } from "../shared/calls/call-api.ts";
import { FormDialog } from "../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { EmailField } from "../shared/forms/form-fields.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { useMessages } from "../shared/texts/messages.ts";

const nobody = { firstName: "", lastName: "", email: "", role: "Verifier" as const };

export function StaffForm({ onClose }: { onClose: () => void }) {
  const { staff } = useMessages(recordDesks);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const form = useCallForm(createStaff.body, nobody, { draft: "none" });
  const roles = officeRoles.map((value) => ({ value, label: staff.roleHints[value] }));
  return (
    <FormDialog title={staff.addTitle} text={staff.addText} close={decision.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={staff.submit}
        onSave={async (body) => {
          await decide(() => callApi(createStaff, { body }));
          onClose();
        }}
      >
        <TextInput required autoComplete="off" label={staff.fields.firstName} {...form.field("firstName")} />
        <TextInput required autoComplete="off" label={staff.fields.lastName} {...form.field("lastName")} />
        <EmailField required autoComplete="off" label={staff.fields.email} {...form.field("email")} />
        <NativeSelect label={staff.fields.role} data={roles} {...form.field("role")} />
      </FormBody>
    </FormDialog>
  );
}
