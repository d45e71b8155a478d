/** Sends text messages to a gateway. */
export interface Sms {
  /**
   * @param phone in E.164, `+923001234567`
   * @param options.id stays the same over all tries, so that a gateway can recognise a repeated delivery
   * @throws SmsRefused when trying again cannot help; any other error may pass
   */
  sendSms(phone: string, text: string, options: { id: string }): Promise<void>;
}

/** The gateway refused the message because of an error of ours or a wrong number. */
export class SmsRefused extends Error {}

const replyMilliseconds = 10_000;
/** Client errors after which a retry may succeed: time-out and too many requests. */
const passingStatuses = new Set([408, 429]);

export interface SmsSettings {
  /** The gateway's address. Its user and password are sent as Basic authorization. */
  smsUrl: string | undefined;
  replyMilliseconds?: number;
}

/** Returns nothing without SMS_URL: messages then stay in the outbox. The README describes the call. */
export function openSms({ smsUrl, replyMilliseconds: waited = replyMilliseconds }: SmsSettings): Sms | undefined {
  if (!smsUrl) return undefined;
  const url = new URL(smsUrl);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = url.username ? { authorization: `Basic ${Buffer.from(login).toString("base64")}` } : {};
  // Errors contain the address, and the log contains errors, so user and password are removed.
  url.username = "";
  url.password = "";
  return {
    async sendSms(phone, text, { id }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...authorization, "content-type": "application/json", "idempotency-key": id },
        body: JSON.stringify({ id, to: phone, text }),
        signal: AbortSignal.timeout(waited),
        redirect: "error",
      });
      await response.body?.cancel();
      if (response.ok) return;
      const failure = `the gateway of text messages replied ${response.status}`;
      const isMistake = response.status >= 400 && response.status < 500 && !passingStatuses.has(response.status);
      throw isMistake ? new SmsRefused(failure) : new Error(failure);
    },
  };
}
