import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { complaintForm } from "./forms.ts";
import { makeCustomer, makeStaff } from "./make.ts";
import type { Person, Portal } from "./portal.ts";

/** Makes a complaint of a new customer. `params` names it in the office's calls. */
export async function makeComplaint(portal: Portal) {
  const sender = await makeCustomer(portal);
  await portal.as(sender).call(submitComplaint, { body: complaintForm });
  const { id, reference } = await portal.db
    .selectFrom("inquiries")
    .select(["id", "reference"])
    .where("accountId", "=", sender.id)
    .executeTakeFirstOrThrow();
  return { sender, params: { id }, reference };
}

/** Makes a member of staff who can log in, with this first name and the last name Khan. */
export async function makeMember(
  portal: Portal,
  firstName: string,
  role: "Support" | "Finance" | "Owner" = "Support",
): Promise<Person> {
  const member = await makeStaff(portal, role, { passwordHash: "known" });
  await portal.db.updateTable("accounts").set({ firstName, lastName: "Khan" }).where("id", "=", member.id).execute();
  return member;
}
