import { getProviderMoney } from "@hunarmand/api/providers/office-records";
import { AccountLink } from "../../desk/account-link.tsx";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** A provider's ledger totals of all time. */
export function ProviderMoney({ providerId }: { providerId: string }) {
  const { money } = useMessages(providerDesk);
  const { pkr, number } = useFormats();
  const amount = (value: number) => <span className="ltr">{pkr(value)}</span>;
  return (
    <LoadedPart of={providerId} load={(id) => callApi(getProviderMoney, { params: { id } })} failed={money.failed}>
      {({ duePayments, totalSpent, waiting, gross, fee, net, paidJobs }) => (
        <>
          <Facts
            facts={[
              { label: money.due, value: amount(duePayments) },
              { label: money.paid, value: amount(totalSpent) },
              { label: money.waiting, value: amount(waiting) },
              { label: money.gross, value: amount(gross) },
              { label: money.fee, value: amount(fee) },
              { label: money.net, value: amount(net) },
              { label: money.jobs, value: number(paidJobs) },
            ]}
          />
          <AccountLink personId={providerId} />
        </>
      )}
    </LoadedPart>
  );
}
