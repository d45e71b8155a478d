import { getProviderMoney } from "@hunarmand/api/providers/office-records";
import { AccountLink } from "../../desk/account-link.tsx";
import { usePart } from "../../desk/use-part.ts";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** A provider's ledger totals of all time. */
export function ProviderMoney({ providerId }: { providerId: string }) {
  const { money } = useMessages(providerDesk);
  const { pkr, number } = useFormats();
  const amount = (value: number) => <span className="ltr">{pkr(value)}</span>;
  const loading = usePart(providerId, (id) => callApi(getProviderMoney, { params: { id } }));
  if (!loading) return <CardSkeletons />;
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={money.failed}>
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
    </Loaded>
  );
}
