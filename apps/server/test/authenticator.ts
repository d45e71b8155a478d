import { TOTP } from "otpauth";
import type { Clock } from "../src/services/clock.ts";

/** The authenticator app on a phone, whose clock may be wrong. */
export function makeAuthenticator(secret: string, clock: Clock) {
  const totp = new TOTP({ secret, digits: 6, period: 30 });
  return {
    code: ({ secondsOff = 0 } = {}) => totp.generate({ timestamp: clock.now().getTime() + secondsOff * 1_000 }),
  };
}
