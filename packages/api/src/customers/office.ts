import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, OrderQuery, optionalText, PageQuery, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";
import { CustomerNextSteps, customerStatus } from "./steps.ts";

/** The customers' desk (docs/product.md C6). A customer's jobs, inquiries, payments and messages are the filtered lists of those desks. */

export const CustomerStatus = z.enum(customerStatus);
export type CustomerStatus = z.infer<typeof CustomerStatus>;
export const customerStatuses = CustomerStatus.options;

/** For a caller without an account, `phoneNumber` is the number from which they call. */
export const OfficeCustomer = z.object({
  id: Id,
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  city: z.string(),
  area: z.string(),
  status: CustomerStatus,
  statusReason: z.string().nullable(),
  createdDate: z.iso.datetime(),
  nextSteps: CustomerNextSteps,
});
export type OfficeCustomer = z.infer<typeof OfficeCustomer>;

export const CustomerFilter = z.object({ status: CustomerStatus.optional(), search: optionalText() });

export const listCustomers = defineCall({
  method: "GET",
  path: "/Admin/customers",
  summary: "Customers, newest first; `search` matches name, phone and e-mail.",
  access: ["Dispatcher", "Support", "Finance"],
  query: PageQuery.extend(CustomerFilter.shape).extend(OrderQuery.shape),
  paged: true,
  reply: z.array(OfficeCustomer),
});

/** `isCaller`: only known by phone, without an account. */
export const DeskCustomer = OfficeCustomer.extend({
  address: z.string(),
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  isCaller: z.boolean(),
  openJobs: z.int(),
  completedJobs: z.int(),
  cancelledJobs: z.int(),
});
export type DeskCustomer = z.infer<typeof DeskCustomer>;

export const readCustomer = defineCall({
  method: "GET",
  path: "/Admin/customers/:id",
  summary: "One complete customer.",
  notes: ["Every call writes an audit row, because it shows where a person lives."],
  access: ["Dispatcher", "Support", "Finance"],
  params: z.object({ id: Id }),
  reply: DeskCustomer,
  errors: ["customer-not-found"],
});

export const getCustomerMoney = defineCall({
  method: "GET",
  path: "/Admin/customers/:id/money",
  summary: "What a customer has paid, owes, and is owed.",
  notes: [
    "All in PKR, of all time.",
    "`waiting` is handed in or charged and not decided, `returning` on its way back to them.",
  ],
  access: ["Finance", "Support"],
  params: z.object({ id: Id }),
  reply: z.object({
    due: z.number(),
    credit: z.number(),
    paid: z.number(),
    waiting: z.number(),
    returned: z.number(),
    returning: z.number(),
  }),
  errors: ["customer-not-found"],
});

const decision = {
  method: "POST",
  access: ["Support"],
  params: z.object({ id: Id }),
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply.extend({ status: CustomerStatus }),
  errors: ["customer-not-found", "customer-state"],
} as const;

export const blockCustomer = defineCall({
  ...decision,
  path: "/Admin/customers/:id/block",
  summary: "Block a customer, with the reason.",
  notes: ["Ends the customer's sessions at once.", "Their jobs continue, and the office manages them."],
});

export const unblockCustomer = defineCall({
  ...decision,
  path: "/Admin/customers/:id/unblock",
  summary: "Unblock a customer, with the reason.",
});
