import type { Identity } from "@hunarmand/api/account/identity";

/** What a link to /forgetpassword carries. */
export interface ResetWay {
  /** Opens the form for a code by text message. */
  byPhone: boolean;
  /** The number that it is filled in with. */
  phone?: string;
}

/** The way to a first password for an account whose number is proven: by its own phone, without an e-mail. */
export const byOwnPhone = ({ phoneNumber, phoneConfirmed }: Identity): ResetWay | undefined =>
  phoneNumber && phoneConfirmed ? { byPhone: true, phone: phoneNumber } : undefined;
