import type { Clock } from "../clock.ts";
import type { Cards } from "./cards.ts";
import { findGatewayAddress, type GatewayName } from "./gateway-address.ts";
import { openJazzcashCards } from "./jazzcash-cards.ts";
import { openSafepayCards, type PageSettings } from "./safepay-cards.ts";
import { openSandboxCards } from "./sandbox-cards.ts";

/** Declines everything: a production portal without a gateway must not accept sandbox payments. */
const noCards: Cards = {
  name: "off",
  entry: "off",
  pageOrigin: undefined,
  charge: async () => ({ kind: "declined", code: "no-gateway" }),
  openPage: async () => ({ kind: "unknown" }),
  inquire: async () => ({ kind: "not-received" }),
  refund: async () => ({ kind: "declined", code: "no-gateway" }),
  tokenise: async () => ({ kind: "off" }),
  readNotice: () => undefined,
};

const openers: Readonly<Record<GatewayName, (settings: PageSettings & { clock: Clock }) => Cards>> = {
  safepay: openSafepayCards,
  jazzcash: openJazzcashCards,
};

/** Opens the gateway that CARD_GATEWAY names. */
export function openCards(config: { cardGateway: string; publicUrl: string }, clock: Clock): Cards {
  const { cardGateway, publicUrl } = config;
  if (cardGateway === "sandbox") return openSandboxCards();
  const address = findGatewayAddress(cardGateway);
  if (!address) return noCards;
  return openers[address.gateway]({ address, publicUrl, clock });
}
