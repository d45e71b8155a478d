import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** A message from an approved template, with its variables in order and the path of its button. */
export interface TemplateMessage {
  template: string;
  variables: readonly string[];
  path: string;
  /** The code under which the template was approved, if it is not the one of the settings. */
  language?: string;
}

/** A report about a message, by the id that we gave it and the gateway's own id if it has one. */
export interface MessageReport {
  id: string | undefined;
  gatewayId: string;
  status: "sent" | "delivered" | "read" | "failed";
  at: Date;
  error: string | undefined;
}

/** Sends template messages by WhatsApp. */
export interface Whatsapp {
  /**
   * @param phone in E.164
   * @param options.id identifies all reports about the message, even if the reply to this call was lost
   * @returns the gateway's id
   * @throws WhatsappRefused when trying again cannot help; any other error may pass
   */
  sendTemplate(phone: string, message: TemplateMessage, options: { id: string }): Promise<string>;
  /** Returns nothing if the signature is wrong. */
  readReports(bytes: Buffer, signature: string): MessageReport[] | undefined;
  isVerifyToken(token: string): boolean;
}

/** WhatsApp refused the message itself: an unknown template, or a number that does not exist. */
export class WhatsappRefused extends Error {}

/** No reply, or an unreadable one: the message may have been accepted. */
export class WhatsappSilent extends Error {}

const replyMilliseconds = 10_000;

/** Errors after which a retry may succeed: too many messages, an expired token, an outage. */
const passingCodes = new Set([1, 2, 4, 190, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004]);
const passingStatuses = new Set([401, 403, 408, 429]);

const Reply = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });
const Refusal = z.object({ error: z.object({ code: z.number() }) });
const Status = z.object({
  id: z.string().min(1).max(200),
  status: z.string(),
  timestamp: z.string().regex(/^\d{1,12}$/),
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z
    .array(z.object({ code: z.number() }))
    .optional()
    .catch(undefined),
});
const News = z.object({
  entry: z.array(
    z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).optional() }) })) }),
  ),
});

export interface WhatsappSettings {
  /** The number's id and token are user and password; app secret and verify token are `secret` and `verify`. */
  whatsappUrl: string | undefined;
  replyMilliseconds?: number;
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns nothing without WHATSAPP_URL. Uses Meta's Cloud API (decision 2026-11-22-1130). */
export function openWhatsapp({
  whatsappUrl,
  replyMilliseconds: waited = replyMilliseconds,
}: WhatsappSettings): Whatsapp | undefined {
  if (!whatsappUrl) return undefined;
  const { username, password, searchParams, origin, pathname } = new URL(whatsappUrl);
  const address = `${origin}${pathname.replace(/\/$/, "")}/${decodeURIComponent(username)}/messages`;
  const headers = { authorization: `Bearer ${decodeURIComponent(password)}`, "content-type": "application/json" };
  const [secret, verifyToken] = [searchParams.get("secret") ?? "", searchParams.get("verify") ?? ""];
  const language = searchParams.get("language") ?? "en";
  return {
    async sendTemplate(phone, message, { id }) {
      const response = await fetch(address, {
        method: "POST",
        headers,
        body: JSON.stringify(writeMessage(phone, message, { id, language })),
        signal: AbortSignal.timeout(waited),
        redirect: "error",
      }).catch((error: unknown) => {
        throw new WhatsappSilent("WhatsApp did not reply", { cause: error });
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw readRefusal(response.status, body);
      const reply = Reply.safeParse(body);
      const gatewayId = reply.data?.messages[0]?.id;
      if (!gatewayId) throw new WhatsappSilent("WhatsApp's reply names no message");
      return gatewayId;
    },
    readReports(bytes, signature) {
      const expected = `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`;
      return secret && isSame(expected, signature) ? readStatuses(bytes) : undefined;
    },
    isVerifyToken: (token) => verifyToken !== "" && isSame(verifyToken, token),
  };
}

function writeMessage(
  phone: string,
  { template, variables, path, language: own }: TemplateMessage,
  { id, language }: { id: string; language: string },
) {
  const parameters = variables.map((text) => ({ type: "text", text: toVariable(text) }));
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: phone,
    type: "template",
    template: {
      name: template,
      language: { code: own ?? language },
      components: [
        ...(parameters.length > 0 ? [{ type: "body", parameters }] : []),
        {
          type: "button",
          sub_type: "url",
          index: "0",
          parameters: [{ type: "text", text: path.replace(/^\//, "") || "home" }],
        },
      ],
    },
    biz_opaque_callback_data: id,
  };
}

/** WhatsApp refuses variables that are empty, or contain lines, tabs or more than four blanks. */
const toVariable = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 300) || "-";

/** Only codes: the text of an error contains the phone number. */
function readRefusal(status: number, body: unknown): Error {
  const code = Refusal.safeParse(body).data?.error.code;
  const failure = `WhatsApp replied ${status}${code === undefined ? "" : ` (error ${code})`}`;
  const isMistake = status >= 400 && status < 500 && !passingStatuses.has(status) && !passingCodes.has(code ?? 0);
  return isMistake ? new WhatsappRefused(failure) : new Error(failure);
}

const known = ["sent", "delivered", "read", "failed"] as const;

/** Ignores everything that is not about a message of ours, such as people's replies. */
function readStatuses(bytes: Buffer): MessageReport[] {
  const news = News.safeParse(parseJson(bytes.toString()));
  const statuses =
    news.data?.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? [])) ?? [];
  return statuses.flatMap((one) => {
    const { data } = Status.safeParse(one);
    const status = known.find((name) => name === data?.status);
    if (!data || !status) return [];
    const code = data.errors?.[0]?.code;
    const error =
      status === "failed" ? `WhatsApp could not deliver it${code === undefined ? "" : ` (error ${code})`}` : undefined;
    return [
      {
        id: data.biz_opaque_callback_data,
        gatewayId: data.id,
        status,
        at: new Date(Number(data.timestamp) * 1_000),
        error,
      },
    ];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
