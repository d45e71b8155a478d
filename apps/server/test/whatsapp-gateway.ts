import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** How the stand-in treats the next messages: `losing` accepts them, and closes the connection without a reply. */
export type WhatsappBehaviour = "accepting" | "refusing" | "busy" | "locked" | "hanging" | "losing";

/** The parts of a request to the Cloud API that tests read. */
export interface SentTemplate {
  messaging_product: string;
  to: string;
  type: string;
  template: {
    name: string;
    language: { code: string };
    components: { type: string; sub_type?: string; index?: string; parameters: { type: string; text: string }[] }[];
  };
  biz_opaque_callback_data: string;
}

export interface StatusNews {
  id: string;
  status: string;
  timestamp?: string;
  biz_opaque_callback_data?: string;
  errors?: { code: number; title: string }[];
}

const [numberId, token, secret, verify] = ["106540352242922", "EAAG token/+", "app secret", "verify me"];

const refusals: Partial<Record<WhatsappBehaviour, [number, object]>> = {
  refusing: [400, { error: { message: "(#131026) Message undeliverable to +92300", code: 131_026 } }],
  busy: [400, { error: { message: "(#130429) Rate limit hit", code: 130_429 } }],
  locked: [401, { error: { message: "Error validating access token", code: 190 } }],
};

/** Starts a stand-in for Meta's Cloud API, after its public reference (decision 2026-11-22-1130), on a free port. */
export async function startWhatsapp() {
  const received: SentTemplate[] = [];
  const gateway = { behaviour: "accepting" as WhatsappBehaviour };
  const server = createServer(async (request, response) => {
    if (request.url !== `/v23.0/${numberId}/messages` || request.headers.authorization !== `Bearer ${token}`)
      return response.writeHead(404).end();
    const message = (await json(request)) as SentTemplate;
    const refusal = refusals[gateway.behaviour];
    if (refusal) return response.writeHead(refusal[0]).end(JSON.stringify(refusal[1]));
    if (gateway.behaviour === "hanging") return undefined;
    received.push(message);
    if (gateway.behaviour === "losing") return response.destroy();
    const contacts = [{ input: message.to, wa_id: message.to.slice(1) }];
    const messages = [{ id: `wamid.${message.biz_opaque_callback_data}`, message_status: "accepted" }];
    return response.end(JSON.stringify({ messaging_product: "whatsapp", contacts, messages }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const query = new URLSearchParams({ secret, verify });
  return {
    url: `http://${numberId}:${encodeURIComponent(token)}@127.0.0.1:${port}/v23.0?${query}`,
    verify,
    received,
    setBehaviour: (behaviour: WhatsappBehaviour) => {
      gateway.behaviour = behaviour;
    },
    /** A webhook's body with its signature, as from Meta. */
    writeNews: (statuses: StatusNews[]) => {
      const value = {
        messaging_product: "whatsapp",
        metadata: { display_phone_number: "92511234567", phone_number_id: numberId },
        statuses: statuses.map((one) => ({ timestamp: "1772452800", recipient_id: "923001234567", ...one })),
      };
      const entry = [{ id: "102290129340398", changes: [{ field: "messages", value }] }];
      const payload = JSON.stringify({ object: "whatsapp_business_account", entry });
      return { payload, signature: `sha256=${createHmac("sha256", secret).update(payload).digest("hex")}` };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}
