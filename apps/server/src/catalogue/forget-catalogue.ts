import type { Services } from "../services/services.ts";

/** Invalidates this process's caches. Call it after a change of the catalogue is committed. Other processes notice its version. */
export function forgetCatalogue({ catalogueNames, workWords, replyMemory }: Services): void {
  catalogueNames.invalidate();
  workWords.invalidate();
  replyMemory.forget();
}
