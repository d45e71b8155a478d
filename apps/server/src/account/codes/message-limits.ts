import { findProvenAccountId } from "../../domain/account/phone/phone-codes.queries.ts";
import { giveTextUseBack, takeTextUse } from "../../domain/mail/text-budget.ts";
import type { TextShare, TextUse } from "../../domain/mail/text-shares.ts";
import { networkOf } from "../../http/requests/address.ts";
import type { Use } from "../../services/login/limits.ts";
import { isKnownPlace } from "../../services/login/places.ts";
import type { Services } from "../../services/services.ts";
import { TooManyRequests } from "../../values/app-error.ts";

/** The phone number that needs a code, and the address that asks for it. */
interface CodeRequest {
  phone: string;
  address: string;
}

/** What a message was counted against. */
export interface MessageUses {
  limits: Use[];
  budget?: TextUse | undefined;
}

/**
 * Each message costs money and may annoy the recipient. So there are limits for the number, for the address and its network, and the Owner's
 * budget for all messages together (docs/security-rules.md SL2). Strangers cannot use up an owner's number, because the owner may go on
 * where they have logged in before. Nor can they use up the share of the budget that is reserved for proven numbers.
 * @throws TooManyRequests
 */
export async function takeMessageUses(services: Services, asking: CodeRequest): Promise<MessageUses> {
  const { limits } = services;
  const pair = `${asking.phone}\n${asking.address}`;
  const uses: Use[] = [];
  try {
    uses.push(await limits.take("phone-code-pause", pair));
    uses.push(await limits.take("phone-code-pair", pair));
    const share = await findShare(services, asking);
    uses.push(...(await takePlaceAndNumber(services, { ...asking, share })));
    return { limits: uses, budget: await takeTextUse(services, share) };
  } catch (error) {
    await giveMessageUsesBack(services, { limits: uses });
    throw error;
  }
}

export async function giveMessageUsesBack(
  services: Pick<Services, "db" | "limits">,
  { limits, budget }: MessageUses,
): Promise<void> {
  const returns = limits.map((use) => services.limits.giveBack(use));
  await Promise.allSettled([...returns, giveTextUseBack(services, budget)]);
}

async function findShare(services: Services, { phone, address }: CodeRequest): Promise<TextShare> {
  const accountId = await findProvenAccountId(services.db, phone);
  if (!accountId) return "anybody";
  return (await isKnownPlace(services, { accountId, address })) ? "owner" : "proven";
}

/** Owners at a known place have some further messages, even if others have used up the limits. */
async function takePlaceAndNumber(
  services: Pick<Services, "db" | "limits">,
  { phone, address, share }: CodeRequest & { share: TextShare },
): Promise<Use[]> {
  const { limits } = services;
  const uses: Use[] = [];
  try {
    uses.push(await limits.take("phone-code-address", address));
    uses.push(await limits.take("phone-code-network", networkOf(address)));
    uses.push(await limits.take("phone-code-number", phone));
    return uses;
  } catch (error) {
    await giveMessageUsesBack(services, { limits: uses });
    if (share !== "owner" || !(error instanceof TooManyRequests)) throw error;
    return [await limits.take("phone-code-known", phone)];
  }
}
