import { type DeskCustomer, getCustomerMoney } from "@hunarmand/api/customers/office";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { listJobs } from "@hunarmand/api/jobs/office";
import { DeskTabs } from "../../desk/desk-tabs.tsx";
import { mayCall } from "../../desk/desks.ts";
import customerDesk from "../../locales/en/customer-desk.json";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { CustomerContact } from "./customer-contact.tsx";
import { CustomerInquiries } from "./customer-inquiries.tsx";
import { CustomerJobs } from "./customer-jobs.tsx";
import { CustomerMoney } from "./customer-money.tsx";

/** The tabs of a customer that the reader's role may see. Each tab is loaded when it is opened. */
export function CustomerTabs({ customer }: { customer: DeskCustomer }) {
  const { tabs } = useMessages(customerDesk);
  const role = useSession()?.role ?? "";
  const { id } = customer;
  return (
    <DeskTabs
      titles={tabs}
      parts={[
        { name: "contact", show: true, content: <CustomerContact customer={customer} /> },
        { name: "jobs", show: mayCall(role, listJobs), content: <CustomerJobs customerId={id} /> },
        { name: "inquiries", show: mayCall(role, listInquiries), content: <CustomerInquiries accountId={id} /> },
        { name: "money", show: mayCall(role, getCustomerMoney), content: <CustomerMoney customerId={id} /> },
      ]}
    />
  );
}
