import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { type ProofPurpose, queueProofCode, type UnprovenAddress } from "../../domain/account/proof-codes.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getAddresses } from "../account.queries.ts";

/**
 * Sends the caller a code that proves one of their addresses. The limits count for the address: somebody who does not hold it has
 * five times five tries a day among a million codes, with however many accounts.
 *
 * @returns false when it is proven already
 * @throws AppError address-missing
 * @throws TooManyRequests
 */
export async function sendProofCode(services: Services, caller: Caller, purpose: ProofPurpose): Promise<boolean> {
  const { accountId } = caller;
  const { email, phone, emailConfirmedAt, phoneConfirmedAt } = await getAddresses(services.db, accountId);
  const [address, confirmedAt] = purpose === "email" ? [email, emailConfirmedAt] : [phone, phoneConfirmedAt];
  if (!address) throw new AppError("address-missing");
  if (confirmedAt) return false;
  await sendCode(services, caller, { purpose, address });
  return true;
}

/** Whether or not the address is proven already. @throws TooManyRequests */
export async function sendCode(
  services: Services,
  { accountId, role }: Caller,
  code: Pick<UnprovenAddress, "purpose" | "address" | "isOwnerCode">,
): Promise<void> {
  const { limits } = services;
  const { purpose, address } = code;
  const pause = await limits.take("proof-code-pause", `${purpose}\n${address}`);
  await limits.take("proof-code-address", `${purpose}\n${address}`).catch(async (error) => {
    await limits.giveBack(pause);
    throw error;
  });
  await asOpenAccount(services.db, accountId, (transaction) =>
    queueProofCode({ ...services, db: transaction }, { accountId, role, ...code }),
  );
}
