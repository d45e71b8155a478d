import { findProvenAccountId } from "../../domain/account/phone/phone-codes.queries.ts";
import { networkOf } from "../../http/requests/address.ts";
import type { Limits, Use } from "../../services/login/limits.ts";
import { isKnownPlace } from "../../services/login/places.ts";
import type { Services } from "../../services/services.ts";
import { TooManyRequests } from "../../values/app-error.ts";

/** The phone number that needs a code, and the address that asks for it. */
interface CodeRequest {
  phone: string;
  address: string;
}

/** Shares of the limit on all messages, the owner's last. Each may also use what is left of the shares before it. */
const shares = ["anybody", "proven", "owner"] as const;
type Share = (typeof shares)[number];

/**
 * Each message costs money and may annoy the recipient. So there are limits for the number, for the address and its network, and for all
 * messages together (docs/security-rules.md SL2). Strangers cannot use up an owner's number, because the owner may go on where they have
 * logged in before. Nor can they use up the share of all messages that is reserved for proven numbers.
 * @throws TooManyRequests
 */
export async function takeMessageUses(services: Services, asking: CodeRequest): Promise<Use[]> {
  const { limits } = services;
  const pair = `${asking.phone}\n${asking.address}`;
  const uses: Use[] = [];
  try {
    uses.push(await limits.take("phone-code-pause", pair));
    uses.push(await limits.take("phone-code-pair", pair));
    const share = await findShare(services, asking);
    uses.push(...(await takePlaceAndNumber(limits, { ...asking, share })));
    uses.push(await takeShareUse(limits, share, "hour"));
    uses.push(await takeShareUse(limits, share, "day"));
    return uses;
  } catch (error) {
    await giveMessageUsesBack(services, uses);
    throw error;
  }
}

export const giveMessageUsesBack = ({ limits }: Pick<Services, "limits">, uses: Use[]) =>
  Promise.allSettled(uses.map((use) => limits.giveBack(use)));

async function findShare(services: Services, { phone, address }: CodeRequest): Promise<Share> {
  const accountId = await findProvenAccountId(services.db, phone);
  if (!accountId) return "anybody";
  return (await isKnownPlace(services, { accountId, address })) ? "owner" : "proven";
}

/** Owners at a known place have some further messages, even if others have used up the limits. */
async function takePlaceAndNumber(
  limits: Limits,
  { phone, address, share }: CodeRequest & { share: Share },
): Promise<Use[]> {
  const uses: Use[] = [];
  try {
    uses.push(await limits.take("phone-code-address", address));
    uses.push(await limits.take("phone-code-network", networkOf(address)));
    uses.push(await limits.take("phone-code-number", phone));
    return uses;
  } catch (error) {
    await giveMessageUsesBack({ limits }, uses);
    if (share !== "owner" || !(error instanceof TooManyRequests)) throw error;
    return [await limits.take("phone-code-known", phone)];
  }
}

/** Uses the own share first, so that the common one stays for people without a share of their own. */
async function takeShareUse(limits: Limits, share: Share, span: "hour" | "day"): Promise<Use> {
  for (const own of shares.slice(1, shares.indexOf(share) + 1).reverse()) {
    const use = await limits.takeIfFree(`phone-codes-${own}-${span}`, "all");
    if (use) return use;
  }
  return limits.take(`phone-codes-anybody-${span}`, "all");
}
