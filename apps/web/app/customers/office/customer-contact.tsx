import type { DeskCustomer } from "@hunarmand/api/customers/office";
import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import customerDesk from "../../locales/en/customer-desk.json";
import { Email } from "../../shared/lists/email.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { PhoneLinks } from "../../shared/person/phone-links.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { CustomerDecisions } from "./customer-decisions.tsx";

/** How to reach a customer, and the office's decisions about them. */
export function CustomerContact({ customer }: { customer: DeskCustomer }) {
  const texts = useMessages(customerDesk);
  const { day } = useFormats();
  const { facts, proof, record } = texts;
  const proven = (value: ReactNode, isProven: boolean) =>
    value && (
      <>
        {value} <small className="whole">{isProven ? proof.confirmed : proof.unconfirmed}</small>
      </>
    );
  const phone = customer.phoneNumber && <span className="ltr">{customer.phoneNumber}</span>;
  const email = customer.email && <Email address={customer.email} className="ltr long" />;
  return (
    <Stack gap="lg">
      <Facts
        facts={[
          { label: facts.phone, value: proven(phone, customer.phoneConfirmed) },
          { label: facts.email, value: proven(email, customer.emailConfirmed) },
          { label: facts.account, value: customer.isCaller && proof.caller },
          { label: facts.place, value: joinParts([customer.area, customer.city].map(getName)) },
          { label: facts.address, value: customer.address },
          { label: facts.since, value: day(customer.createdDate) },
          {
            label: facts.record,
            value: record({
              open: customer.openJobs,
              completed: customer.completedJobs,
              cancelled: customer.cancelledJobs,
            }),
          },
        ]}
      />
      {customer.phoneNumber && (
        <div className="desk-buttons">
          <PhoneLinks quiet phone={customer.phoneNumber} call={texts.call} whatsapp={texts.whatsapp} />
        </div>
      )}
      <CustomerDecisions customer={customer} />
    </Stack>
  );
}
