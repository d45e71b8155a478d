import { type OfficeRole, officeRoles } from "@hunarmand/api/call";
import { proposeContract } from "@hunarmand/api/contracts/contracts";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { calls } from "@hunarmand/api/index";
import { requestSupport } from "@hunarmand/api/inquiries/inquiries";
import type { OpenApi, Operation } from "../../src/http/openapi/openapi.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import type { Person, Portal } from "../portal.ts";
import { ValuesOf } from "./odd-values.ts";

/** Operations whose replies last until the caller disconnects. */
const endless = ["/events"];

/** All other operations of the document. */
export const listOperations = (document: OpenApi) =>
  Object.entries(document.paths)
    .filter(([path]) => !endless.includes(path.toLowerCase()))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );

/** Calls that hash a password; they take thirty times as long as others. */
export const isHashing = ({ operationId }: Operation): boolean =>
  Object.keys(calls[operationId]?.body?.shape ?? {}).some((name) => /password/i.test(name));

/** Makes a proposal, a quote request and an inquiry for the office's steps. */
async function makePapers(portal: Portal, customer: Person) {
  const own = portal.as(customer);
  const { body: proposal } = await own.call(proposeContract, {
    body: {
      ...{ contractorName: "A", address: "B", city: "Lahore", phoneNumber: "03001234567", cnic: "6110112345671" },
      ...{ projectName: "C", availability: "Day", duration: "15 days", contractDetails: "D" },
    },
  });
  const wish = { totalHandymen: 1, duration: "1 Day", city: "Lahore", phone: "03001234567" } as const;
  const { body: quote } = await own.call(requestQuote, { body: wish });
  const support = { fullName: "A", email: customer.email, phone: "03001234567", message: "B" };
  await own.call(requestSupport, { body: support });
  const inquiries = await portal.db.selectFrom("inquiries").select("id").execute();
  return { proposals: [proposal.id], quotes: [quote.id], inquiries: inquiries.map(({ id }) => id) };
}

interface Passwords {
  /** The accounts' credentials. */
  real: string;
  /** Values of requests' password fields. */
  sent: string;
}

/** Makes people with their things in the portal, and the values that name them. */
export async function makeOddGround(portal: Portal, document: OpenApi, { real, sent }: Passwords) {
  const known = { passwordHash: await portal.passwords.hash(real) };
  const [provider, pending] = [await makeProvider(portal, known), await makeProvider(portal, { status: "Pending" })];
  const customer = await makeCustomer(portal, known);
  const staff: Partial<Record<OfficeRole, Person>> = {};
  for (const role of officeRoles) staff[role] = await makeStaff(portal, role, known);
  const jobs: string[] = [];
  for (const status of ["Requested", "Accepted", "InProgress", "Completed"] as const) {
    jobs.push(await makeJob(portal, { provider, customer, status }));
  }
  const { proposals, quotes, inquiries } = await makePapers(portal, customer);
  const everybody = [provider, pending, customer, ...Object.values(staff)];
  const values = new ValuesOf(document, {
    ids: [...jobs, ...proposals, ...quotes, ...inquiries, ...everybody.map(({ id }) => id)],
    emails: everybody.map(({ email }) => email),
    phones: everybody.map(({ phone }) => phone),
    password: sent,
  });
  return { people: { provider, pending, customer, ...staff }, values };
}
