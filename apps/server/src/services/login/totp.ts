import { Secret, TOTP } from "otpauth";

const secretBytes = 20;
const periodSeconds = 30;
const digits = 6;
/** A phone's clock may be half a minute fast or slow. */
const windowSteps = 1;

export const makeTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address that an authenticator app reads from a QR code. */
export const makeTotpUri = (secret: string, label: string): string =>
  new TOTP({ issuer: "Hunarmand", label, secret, digits, period: periodSeconds }).toString();

const codeShape = new RegExp(`^\\d{${digits}}$`);

/** Returns the half-minute of a valid code, close to now; nothing for an invalid code. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  // Six non-ASCII characters may be more than six bytes, which the library's comparison refuses.
  if (!codeShape.test(code)) return undefined;
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits, period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp, window: windowSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
