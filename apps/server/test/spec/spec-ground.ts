import { makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import { makePicture } from "../make-image.ts";
import type { Person, Portal } from "../portal.ts";

export const testPassword = "the password of all tests";

/** The people and things of the tests of the spec's table. */
export interface SpecGround {
  provider: Person;
  /** Another provider, whose data the others must not see. */
  other: Person;
  /** A verified provider without any job. */
  stranger: Person;
  customer: Person;
  otherCustomer: Person;
  owner: Person;
  jobs: Record<"Requested" | "Accepted" | "InProgress" | "Detailed" | "Completed", string>;
  cityId: number;
  categoryId: number;
  picture: Buffer;
  /** The reset code that was mailed last, if any. */
  code: string;
}

let passwordHash: Promise<string> | undefined;

export async function makeSpecGround(portal: Portal): Promise<SpecGround> {
  passwordHash ??= portal.passwords.hash(testPassword);
  const known = { passwordHash: await passwordHash };
  const [provider, other, stranger] = [
    await makeProvider(portal, known),
    await makeProvider(portal, known),
    await makeProvider(portal),
  ];
  const [customer, otherCustomer] = [await makeCustomer(portal, known), await makeCustomer(portal)];
  const owner = await makeStaff(portal, "Owner", known);
  const parties = { provider, customer };
  const jobs = {
    Requested: await makeJob(portal, { ...parties }),
    Accepted: await makeJob(portal, { ...parties, status: "Accepted" }),
    InProgress: await makeJob(portal, { ...parties, status: "InProgress" }),
    Detailed: await makeJob(portal, { ...parties, status: "InProgress", hasDetails: true }),
    Completed: await makeJob(portal, { ...parties, status: "Completed" }),
  };
  const city = await portal.db.selectFrom("cities").select("id").where("name", "=", "Islamabad").executeTakeFirst();
  const category = await portal.db
    .selectFrom("categories")
    .select("id")
    .where("name", "=", "Installations")
    .executeTakeFirst();
  return {
    ...{ provider, other, stranger, customer, otherCustomer, owner, jobs },
    cityId: city?.id ?? 0,
    categoryId: category?.id ?? 0,
    picture: await makePicture(),
    code: "",
  };
}

/** The code in the newest mail. */
export async function readCode({ db }: Portal): Promise<string> {
  const mails = await db.selectFrom("outbox").select("text").orderBy("createdAt", "desc").execute();
  return /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
}
