import type * as api from "@hunarmand/api/account/identity";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { type ProofPurpose, queueProofCode, type UnprovenAddress } from "../../domain/account/proof-codes.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Use } from "../../services/login/limits.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { getAddresses } from "../account.queries.ts";
import { takeMessageUses } from "../codes/message-limits.ts";

/**
 * Sends the caller a code that proves one of their addresses. The limits count per address: a person who does not own it has five tries for
 * each of five codes a day, among a million codes, with any number of accounts.
 * @returns false if the address is proven already
 * @throws AppError address-missing
 * @throws TooManyRequests
 */
export async function sendProofCode(
  services: Services,
  caller: Caller,
  { purpose, from }: { purpose: ProofPurpose; from: string },
): Promise<boolean> {
  const { email, phone, emailConfirmedAt, phoneConfirmedAt } = await getAddresses(services.db, caller.accountId);
  const [address, confirmedAt] = purpose === "email" ? [email, emailConfirmedAt] : [phone, phoneConfirmedAt];
  if (!address) throw new AppError("address-missing");
  if (confirmedAt) return false;
  await sendCode(services, caller, { code: { purpose, address }, from });
  return true;
}

/** A code to send, and the network address that asked for it. */
interface Asked {
  code: Pick<UnprovenAddress, "purpose" | "address" | "isOwnerCode" | "isClaim">;
  from: string;
}

/**
 * Sends a code, even if the address is proven already.
 * @throws TooManyRequests
 */
export async function sendCode(
  services: Services,
  { accountId, role }: Pick<Caller, "accountId" | "role">,
  { code, from }: Asked,
): Promise<void> {
  await takeUses(services, { code, from });
  await asOpenAccount(services.db, accountId, (transaction) =>
    queueProofCode({ ...services, db: transaction }, { accountId, role, ...code }),
  );
}

/** A text message also counts against the limits on all codes by text message. */
async function takeUses(services: Services, { code, from }: Asked): Promise<void> {
  const { limits } = services;
  const subject = `${code.purpose}\n${code.address}`;
  const uses: Use[] = [];
  try {
    uses.push(await limits.take("proof-code-pause", subject));
    uses.push(await limits.take("proof-code-address", subject));
    if (code.purpose === "phone") await takeMessageUses(services, { phone: code.address, address: from });
  } catch (error) {
    await Promise.allSettled(uses.map((use) => limits.giveBack(use)));
    throw error;
  }
}

export const sendEmailCode: UseCase<typeof api.sendEmailCode> = async (services, caller, { address }) => {
  const isSent = await sendProofCode(services, caller, { purpose: "email", from: address });
  return { message: isSent ? getReplies().emailCodeSent : getReplies().emailConfirmed };
};

export const sendPhoneCode: UseCase<typeof api.sendPhoneCode> = async (services, caller, { address }) => {
  const isSent = await sendProofCode(services, caller, { purpose: "phone", from: address });
  return { message: isSent ? getReplies().phoneCodeSent : getReplies().phoneConfirmed };
};
