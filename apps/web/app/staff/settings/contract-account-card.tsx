import type { ContractAccount } from "@hunarmand/api/contracts/contract-account";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { TextInput } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import recordDesks from "../../locales/en/record-desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { SettingsCard } from "../settings-card.tsx";
import { accountFields, ContractAccountForm, toContractAccount } from "./contract-account-form.ts";

/** The bank account to which contracts are paid. */
export function ContractAccountCard({ account }: { account: ContractAccount | null }) {
  const { contractAccount: texts } = useMessages(recordDesks);
  const { decide } = useDecision();
  const labels = { bank: texts.bank, title: texts.accountTitle, number: texts.number };
  const form = useCallForm(ContractAccountForm, account ?? { bank: "", title: "", number: "" }, { draft: "none" });
  const save = (contractAccount: ContractAccount | null) =>
    callApi(updateOfficeSettings, { body: { contractAccount } });
  return (
    <SettingsCard texts={texts}>
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={(fields) => decide(() => save(toContractAccount(fields)))}
      >
        <div className="form-grid">
          {accountFields.map((name) => (
            <TextInput
              key={name}
              autoComplete="off"
              dir={name === "number" ? "ltr" : undefined}
              label={labels[name]}
              {...form.field(name)}
            />
          ))}
        </div>
      </FormBody>
    </SettingsCard>
  );
}
