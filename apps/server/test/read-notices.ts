import { listNotices } from "@hunarmand/api/notices/notices";
import { notifyPeople } from "../src/notices/notify-people.ts";
import type { Person, Portal } from "./portal.ts";

/** The person's notices in the portal once all are delivered, newest first, without the verification of made providers. */
export async function readNotices(portal: Portal, person: Person) {
  await notifyPeople(portal.services);
  const { body } = await portal.as(person).call(listNotices, { query: {} });
  return body.filter(({ kind }) => kind !== "provider-verified");
}

export async function readMails(portal: Portal, person: Person) {
  await notifyPeople(portal.services);
  return portal.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", person.email)
    .orderBy("createdAt")
    .execute();
}
