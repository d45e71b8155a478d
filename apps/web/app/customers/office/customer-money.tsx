import { getCustomerMoney } from "@hunarmand/api/customers/office";
import { listReceivedPayments, type ReceivedPayment } from "@hunarmand/api/payments/returns";
import { Stack } from "@mantine/core";
import { AccountLink } from "../../desk/account-link.tsx";
import { mayCall } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import customerDesk from "../../locales/en/customer-desk.json";
import receivedPayments from "../../locales/en/received-payments.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** A customer's ledger and, for Finance, each of their payments. */
export function CustomerMoney({ customerId }: { customerId: string }) {
  const { money } = useMessages(customerDesk);
  const role = useSession()?.role ?? "";
  const { pkr } = useFormats();
  const amount = (value: number) => <span className="ltr">{pkr(value)}</span>;
  return (
    <Stack gap="lg">
      <LoadedPart of={customerId} load={(id) => callApi(getCustomerMoney, { params: { id } })} failed={money.failed}>
        {({ due, credit, paid, waiting, returned, returning }) => (
          <Facts
            facts={[
              { label: money.due, value: amount(due) },
              { label: money.credit, value: amount(credit) },
              { label: money.paid, value: amount(paid) },
              { label: money.waiting, value: amount(waiting) },
              { label: money.returned, value: amount(returned) },
              { label: money.returning, value: amount(returning) },
            ]}
          />
        )}
      </LoadedPart>
      <AccountLink personId={customerId} />
      {mayCall(role, listReceivedPayments) && <Payments payerId={customerId} />}
    </Stack>
  );
}

function Payments({ payerId }: { payerId: string }) {
  const texts = useMessages(receivedPayments);
  return (
    <LoadedPart
      of={payerId}
      load={(id) => callPage(listReceivedPayments, { query: { payerId: id } })}
      failed={texts.failed}
    >
      {(first) => <PaymentList payerId={payerId} first={first} />}
    </LoadedPart>
  );
}

function PaymentList({ payerId, first }: { payerId: string; first: Page<ReceivedPayment> }) {
  const texts = useMessages(receivedPayments);
  const { pkr } = useFormats();
  const { columns, kinds } = texts;
  const amount = (value: number) => value > 0 && <span className="ltr">{pkr(value)}</span>;
  const pages = useMorePages(first, (cursor) => callPage(listReceivedPayments, { query: { payerId, cursor } }));
  return (
    <DeskList
      narrow
      pages={pages}
      texts={texts}
      keyOf={({ id }) => id}
      columns={[
        { id: "amount", label: columns.amount, cell: (payment) => amount(payment.amount) },
        { id: "kind", label: columns.kind, cell: ({ kind }) => kinds[kind] },
        { id: "returned", label: columns.returned, cell: ({ returned }) => amount(returned) },
        { id: "returning", label: columns.returning, cell: ({ returning }) => amount(returning) },
        { id: "date", label: columns.date, cell: ({ date }) => <Ago at={date} /> },
      ]}
    />
  );
}
