import type { Database } from "../database/database.ts";
import { notifyFormerHolder, retryTakenAddress } from "../domain/account/proven-address.ts";
import { explainDuplicate } from "../domain/account/registration.ts";
import { logSecurity } from "../services/security/security-log.ts";
import type { Services } from "../services/services.ts";
import { insertProvider, type NewProvider } from "./providers.queries.ts";
import { type ProvenNumber, takeProvenNumber } from "./take-proven-number.ts";

const fields = { email: "Email", phone: "PhoneNumber", cnic: "CNIC" };

/**
 * Opens the account of an applicant, with the number confirmed if they have proved it. Returns its id.
 *
 * @throws AppError email-taken, phone-taken, cnic-taken, and those of `takeProvenNumber`
 */
export async function openProvider(
  services: Services,
  provider: Omit<NewProvider, "now">,
  proven?: ProvenNumber,
): Promise<string> {
  const { db, clock, callers } = services;
  const signUp = async (transaction: Database) => {
    const inside = { ...services, db: transaction };
    const former = proven && (await takeProvenNumber(inside, proven));
    const account = { ...provider.account, phoneConfirmedAt: proven ? clock.now() : null };
    const id = await insertProvider(transaction, { ...provider, account, now: clock.now() });
    await logSecurity(inside, { kind: "signed-up", accountId: id });
    if (former && proven)
      await notifyFormerHolder(inside, former, { purpose: "phone", address: proven.phone, actorId: id });
    return { id, formerId: former?.id };
  };
  const attempt = () => db.transaction().execute(signUp);
  const { id, formerId } = await (proven ? retryTakenAddress("phone", attempt) : attempt()).catch((error) => {
    throw explainDuplicate(error, fields);
  });
  if (formerId) callers.forgetAccount(formerId);
  return id;
}
