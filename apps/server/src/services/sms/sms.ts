/** Hands text messages to a gateway. */
export interface Sms {
  /**
   * @param phone in E.164, `+923001234567`
   * @param options.id stays the same over all tries, so that a gateway can recognise a repeated delivery
   * @throws SmsRefused when trying again cannot help; any other error may pass
   */
  sendSms(phone: string, text: string, options: { id: string }): Promise<void>;
}

/** The gateway took the message for a mistake of ours, or of the number. */
export class SmsRefused extends Error {}

const replyMilliseconds = 10_000;
/** Of the client's mistakes these two pass: a slow request, and too many of them. */
const passingStatuses = new Set([408, 429]);

export interface SmsSettings {
  /** The gateway's address; user and password in it go as Basic authorization. */
  smsUrl: string | undefined;
  replyMilliseconds?: number;
}

/** Nothing without SMS_URL: messages then stay in the outbox. The call is described in the README. */
export function openSms({ smsUrl, replyMilliseconds: waited = replyMilliseconds }: SmsSettings): Sms | undefined {
  if (!smsUrl) return undefined;
  const url = new URL(smsUrl);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = url.username ? { authorization: `Basic ${Buffer.from(login).toString("base64")}` } : {};
  // An address that fails stands in errors, and those in the log: without user and password.
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
