import { useEffect, useEffectEvent } from "react";

/** What TypeScript does not know of WebOTP yet. */
type MessageCredential = Credential & { code?: string };
type MessageRequest = CredentialRequestOptions & { otp: { transport: readonly string[] } };

/** Fills in the code from the text message, in browsers that read it (WebOTP). They ask the person first. */
export function useMessageCode(onRead: (code: string) => void): void {
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const leaving = new AbortController();
    const request: MessageRequest = { otp: { transport: ["sms"] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (credential: MessageCredential | null) => credential?.code && report(credential.code),
      // People refuse, or type the code.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
}
