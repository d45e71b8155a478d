import { officeRoles } from "@hunarmand/contract/call";
import { createStaff } from "@hunarmand/contract/staff";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useDecision } from "../desk/use-decision.ts";
import { office } from "../locales/en/office.ts";
import { recordDesks } from "../locales/en/record-desks.ts";
import { callApi } from "../shared/call-api.ts";
import { FormBody } from "../shared/form-body.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { EmailField } from "../shared/form-fields.tsx";
import { useMessages } from "../shared/messages.ts";
import { useContractForm } from "../shared/use-contract-form.ts";

const nobody = { firstName: "", lastName: "", email: "", role: "Verifier" as const };

export function StaffForm({ onClose }: { onClose: () => void }) {
  const { staff } = useMessages(recordDesks);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const form = useContractForm(createStaff.body, nobody);
  const roles = officeRoles.map((value) => ({ value, label: staff.roleHints[value] }));
  return (
    <FormDialog title={staff.addTitle} text={staff.addText} onClose={onClose}>
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
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {decision.cancel}
      </Button>
    </FormDialog>
  );
}
