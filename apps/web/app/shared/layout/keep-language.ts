import { setOwnLanguage } from "@hunarmand/api/account/language";
import type { Language } from "@hunarmand/texts/catalogue";
import { callApi } from "../calls/call-api.ts";

/** Sends the language of mails and messages. It goes on while the page is left; a failure leaves the former language. */
export const keepLanguage = (language: Language): void =>
  void callApi(setOwnLanguage, { body: { language }, keepalive: true }).catch(() => undefined);
