import { checkCardPayment, settleCardPayment, startCardPayment } from "@hunarmand/api/payments/card-page";
import { listCardTransactions } from "@hunarmand/api/payments/payer";
import { afterAll, beforeEach } from "vitest";
import { inquirePendingCharges } from "../src/payments/cards/inquire-pending-charges.ts";
import { findGatewayAddress } from "../src/services/cards/gateway-address.ts";
import { openJazzcashCards } from "../src/services/cards/jazzcash-cards.ts";
import { openSafepayCards } from "../src/services/cards/safepay-cards.ts";
import { startJazzcash } from "./jazzcash-gateway.ts";
import { makeCustomer, makeJob, makeProvider } from "./make.ts";
import type { Person, Portal } from "./portal.ts";
import { startSafepay } from "./safepay-gateway.ts";

/** Payments on a gateway's page, with both stand-ins during a test file. */
export async function openPagePayments(portal: Portal) {
  const gateways = await openGateways(portal);
  return { ...gateways, ...takePageSteps(portal), ...bringReplies(portal) };
}

async function openGateways(portal: Portal) {
  const { cards: sandbox } = portal.services;
  const [safepay, jazzcash] = [await startSafepay(), await startJazzcash()];
  const settingsOf = (url: string) => {
    const address = findGatewayAddress(url);
    if (!address) throw new Error("no gateway's address");
    return { address, publicUrl: "https://hunarmand.example", clock: portal.clock };
  };
  beforeEach(() => {
    safepay.behaviour = "accepting";
    jazzcash.behaviour = "accepting";
  });
  afterAll(() => {
    portal.services.cards = sandbox;
    safepay.stop();
    jazzcash.stop();
  });
  return {
    safepay,
    jazzcash,
    useSafepay: () => {
      portal.services.cards = openSafepayCards(settingsOf(safepay.url));
    },
    /** A short time-out, for a gateway that never replies. */
    useHastySafepay: () => {
      portal.services.cards = openSafepayCards({ ...settingsOf(safepay.url), replyMilliseconds: 300 });
    },
    useJazzcash: () => {
      portal.services.cards = openJazzcashCards(settingsOf(jazzcash.url));
    },
  };
}

function takePageSteps(portal: Portal) {
  return {
    /** A customer with a completed job of PKR 1,500. */
    makePayer: async () => {
      const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
      return { customer, jobId: await makeJob(portal, { provider, customer, status: "Completed" }) };
    },
    start: (person: Person, jobId?: string) =>
      portal.as(person).call(startCardPayment, { body: { amount: 1_500, jobId } }),
    check: (person: Person, id: string, isGivenUp = false) =>
      portal.as(person).call(checkCardPayment, { params: { id }, body: { isGivenUp } }),
    statusesOf: async (person: Person) => {
      const { body } = await portal.as(person).call(listCardTransactions, { body: { email: person.email }, query: {} });
      return body.map(({ Status }) => Status);
    },
    entriesOf: async (id: string) =>
      (await portal.db.selectFrom("ledgerTransactions").select("id").where("sourceId", "=", id).execute()).length,
    inquireLater: async (minutes: number) => {
      portal.clock.advance({ minutes });
      await inquirePendingCharges(portal.services);
    },
  };
}

/** Sends requests without a session: the gateway's webhook, and the redirected browser. */
function bringReplies(portal: Portal) {
  return {
    notify: ({ text, signature }: { text: string; signature: string }) =>
      portal.app.inject({
        method: "POST",
        url: `/api${settleCardPayment.path}`,
        headers: { "content-type": "application/json", "x-sfpy-signature": signature },
        payload: text,
      }),
    bring: (text: string) =>
      portal.app.inject({
        method: "POST",
        url: "/paymentreturn",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
        payload: text,
      }),
  };
}
