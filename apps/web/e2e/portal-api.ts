import { adminLogin, login } from "@hunarmand/api/account/account";
import type { Call, ReplyOf, RequestOf } from "@hunarmand/api/call";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { createJob } from "@hunarmand/api/jobs/customer";
import { acceptJob, completeJob, markArrival, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { getProvider, listProviders, verifyProvider } from "@hunarmand/api/providers/office";
import { readProvider } from "@hunarmand/api/providers/office-records";
import { createProvider } from "@hunarmand/api/providers/providers";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { makeNumber } from "./unique-number.ts";

export const demoPassword = "Hunarmand#2026";

/** A person of a journey who acts without a screen. */
export interface Person {
  token: string;
  role: string;
}

/** Makes a call as this person. Anything but success fails the test. */
export async function call<C extends Call>(
  who: Person | undefined,
  { method, path }: C,
  request: Partial<RequestOf<C>> & { params?: Record<string, string>; body?: unknown; query?: Record<string, string> },
): Promise<ReplyOf<C>> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ""));
  const search = new URLSearchParams(request.query).toString();
  const response = await fetch(`${process.env.E2E_ADDRESS}/api${filled}?${search}`, {
    method,
    headers: { "content-type": "application/json", ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    ...(method === "GET" ? {} : { body: JSON.stringify(request.body ?? {}) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as ReplyOf<C>;
}

/** Caches the first result: a login costs a password hash, and most tests need the same few people. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const sessions = new Map<string, Promise<Person>>();

/** Returns a session of a person with the demo's password: one for all tests of a worker. */
export function logIn(identifier: string): Promise<Person> {
  const kept = sessions.get(identifier) ?? call(undefined, login, { body: { identifier, password: demoPassword } });
  sessions.set(identifier, kept);
  return kept;
}

/** Returns a session of the Owner for this test only: for tests that end it. */
export const logInOfficeSeparately = (): Promise<Person> =>
  call(undefined, adminLogin, { body: { identifier: "office@example.pk", password: demoPassword } });

export const logInOffice = once<Person>(logInOfficeSeparately);

/** Verifies the provider with this e-mail as the office. */
export async function verify(email: string): Promise<void> {
  const office = await logInOffice();
  const [provider] = await call(office, listProviders, { query: { search: email } });
  if (!provider) throw new Error(`There is no provider ${email}.`);
  await verifyNow(provider.id);
}

/** After fetching the provider with their documents. */
export async function verifyNow(id: string): Promise<void> {
  const office = await logInOffice();
  const { firstName, lastName, cnic } = await call(office, getProvider, { params: { id } });
  const { documents } = await call(office, readProvider, { params: { id } });
  const papers = documents.map(({ uploadedDate }) => uploadedDate);
  const read = { name: `${firstName} ${lastName}`, cnic, papers };
  await call(office, verifyProvider, { params: { id }, body: { read } });
}

const plumbing = { category: "Installations", skill: "Plumbing Installation", city: "Islamabad", area: "G-9" };
/** Overrides the pin of a posted job. */
export const noPin = { pinLocationLatitude: null, pinLocationLongitude: null };
export const customerPin = { pinLocationLatitude: 33.6891, pinLocationLongitude: 73.0299 };

export const makeCustomer = (): Promise<Person> =>
  call(undefined, signupCustomer, {
    body: { firstName: "Rubina", lastName: "Aslam", phoneNumber: `0346${makeNumber()}`, password: demoPassword },
  });

/** Posts a job for plumbers of Islamabad, as Ayesha or another customer. */
export async function postJob(fields: Partial<RequestOf<typeof createJob>["body"]> = {}, by?: Person): Promise<string> {
  const customer = by ?? (await logIn("ayesha.siddiqui@example.pk"));
  const body = { ...plumbing, address: "House 12, Street 45, G-9/1", ...customerPin, ...fields };
  const { jobId } = await call(customer, createJob, { body });
  return jobId;
}

/** Sets rounds so large that every plumber of every test gets the offer: journeys do not test the order. */
export const setLargeRounds = once(async () =>
  call(await logInOffice(), updateOfficeSettings, { body: { offerRoundSize: 100 } }),
);

/** Makes a verified plumber without jobs; returns their e-mail. */
export async function makePlumber(): Promise<string> {
  await setLargeRounds();
  const email = await signUpPlumber();
  await verify(email);
  return email;
}

/** Makes a plumber who waits for the office; returns their e-mail. */
export async function signUpPlumber(): Promise<string> {
  const number = makeNumber();
  const email = `plumber${number}@example.pk`;
  const body = {
    FirstName: "Naveed",
    LastName: "Akhtar",
    FatherName: "Akhtar Ali",
    PhoneNumber: `0333${number}`,
    CNIC: `611013${number}`,
    Email: email,
    Password: demoPassword,
    Gender: "male",
    City: plumbing.city,
    Area: plumbing.area,
    Category: plumbing.category,
    Skill: plumbing.skill,
  } as const;
  await call(undefined, createProvider, { body });
  return email;
}

/** Makes a job of this provider in the named state. */
export async function makeJob(
  provider: Person,
  stage: "accepted" | "arrived" | "details",
  fields: Parameters<typeof postJob>[0] = {},
): Promise<string> {
  const jobId = await postJob(fields);
  await call(provider, acceptJob, { body: { Id: jobId } });
  if (stage === "accepted") return jobId;
  await call(provider, markArrival, { body: { jobId } });
  if (stage === "arrived") return jobId;
  const details = { duration: 2, salary: 4500, description: "New mixer tap", location: "Kitchen" };
  await call(provider, updateJobDetails, { body: { id: jobId, ...details } });
  return jobId;
}

/** Makes a plumber's completed job, of which Ayesha has paid nothing. */
export async function makeCompletedJob(): Promise<string> {
  const provider = await logIn(await makePlumber());
  const id = await makeJob(provider, "details");
  const report = { id, customerFeedback: "Fine.", customerRating: 5, workStatus: "Completed" as const };
  await call(provider, completeJob, { body: report });
  return id;
}
