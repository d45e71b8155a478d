import type { WaitingCall } from "../waiting-call.ts";

interface KindTexts {
  kinds: Readonly<Record<WaitingCall["kind"], string>>;
  voice: string;
  offersOff: string;
}

/** Returns what a waiting call does, in the reader's words. */
export function nameKind({ kind, values }: WaitingCall, { kinds, voice, offersOff }: KindTexts): string {
  if (kind === "picture" && values.kind === "voice") return voice;
  return kind === "availability" && values.available === false ? offersOff : kinds[kind];
}
