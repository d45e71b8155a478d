import type { Services } from "../services/services.ts";

/** Call it when a change of the catalogue is committed: this process reads it again. Others notice its version. */
export function forgetCatalogue({ catalogueNames, workWords, replyMemory }: Services): void {
  catalogueNames.invalidate();
  workWords.invalidate();
  replyMemory.forget();
}
