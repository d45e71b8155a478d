import type { Clock } from "../clock.ts";
import type { Cards } from "./cards.ts";
import { openHostedCards } from "./hosted-cards.ts";
import { openSandboxCards } from "./sandbox-cards.ts";

/** Declines everything: a production portal without a gateway must not take sandbox money for real. */
const noCards: Cards = {
  charge: async () => ({ kind: "declined", code: "no-gateway" }),
  inquire: async () => ({ kind: "not-received" }),
  refund: async () => ({ kind: "declined", code: "no-gateway" }),
  tokenise: async () => ({ kind: "off" }),
  readNotice: async () => undefined,
};

/** The gateway that CARD_GATEWAY names. */
export function openCards(config: { cardGateway: string; publicUrl: string }, clock: Clock): Cards {
  const { cardGateway, publicUrl } = config;
  if (cardGateway === "sandbox") return openSandboxCards();
  if (cardGateway === "off") return noCards;
  return openHostedCards({ gatewayUrl: cardGateway, publicUrl, clock });
}
