import type { WalletAccounts } from "@hunarmand/api/payments/due";
import { walletTypes } from "@hunarmand/api/payments/payer";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { Fieldset, TextInput } from "@mantine/core";
import { useDecision } from "../desk/decisions/use-decision.ts";
import recordDesks from "../locales/en/record-desks.json";
import { callApi } from "../shared/calls/call-api.ts";
import { FormBody } from "../shared/forms/form-body.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { SettingsCard } from "./settings-card.tsx";
import { numberOf, titleOf, toAccountFields, toAccounts, WalletAccountsForm } from "./wallet-accounts-form.ts";

/** The accounts that customers pay to, one for each wallet. */
export function WalletAccountsCard({ accounts }: { accounts: WalletAccounts }) {
  const { walletAccounts: texts } = useMessages(recordDesks);
  const { decide } = useDecision();
  const form = useCallForm(WalletAccountsForm, toAccountFields(accounts), { draft: "none" });
  const save = (walletAccounts: WalletAccounts) => callApi(updateOfficeSettings, { body: { walletAccounts } });
  return (
    <SettingsCard texts={texts}>
      <FormBody form={form} submitLabel={texts.submit} onSave={(fields) => decide(() => save(toAccounts(fields)))}>
        {walletTypes.map((wallet) => (
          <Fieldset key={wallet} legend={texts.wallets[wallet]}>
            <div className="form-grid">
              <TextInput autoComplete="off" label={texts.accountTitle} {...form.field(titleOf(wallet))} />
              <TextInput autoComplete="off" dir="ltr" label={texts.number} {...form.field(numberOf(wallet))} />
            </div>
          </Fieldset>
        ))}
      </FormBody>
    </SettingsCard>
  );
}
