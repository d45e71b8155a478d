import { toFile, toStoredFile, type WaitingCall } from "../waiting-call.ts";
import { changeCall } from "../waiting-database.ts";

/** Nearly as long as the server waits for a whole request. */
const slowMilliseconds = 25_000;

/**
 * Makes a picture smaller after a try that was cut although it ran for so long: the same bytes would be cut again. It
 * keeps its key: if the server has the larger one after all, it refuses this one, and the person decides.
 */
export async function shrinkAfter(triedMilliseconds: number, person: string, call: WaitingCall): Promise<void> {
  const { kind, values, file } = call;
  if (triedMilliseconds < slowMilliseconds || kind !== "picture" || values.kind === "voice" || !file) return;
  const { shrinkMore } = await import("../../forms/shrink-image.ts");
  const smaller = await shrinkMore(toFile(file));
  if (!smaller) return;
  const stored = await toStoredFile(smaller);
  await changeCall(person, call, (now) => ({ ...now, file: stored }));
}
