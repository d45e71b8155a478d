import type { PaperKind } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";

/** The documents that the office requires, in the order of its checklist, with the profile's field for each. */
export const papers = {
  cnicFront: "cnicFrontReceivedAt",
  cnicBack: "cnicBackReceivedAt",
  contractPaperImage: "contractPaperReceivedAt",
} as const satisfies Record<string, keyof ProviderProfile>;
export type Paper = keyof typeof papers;

/** The kind of each in the stored documents. */
export const kinds = {
  cnicFront: "cnic-front",
  cnicBack: "cnic-back",
  contractPaperImage: "contract-paper",
} as const satisfies Record<Paper, PaperKind>;

export const paperNames = Object.keys(papers) as Paper[];

export function countReceived(profile: ProviderProfile): number {
  return paperNames.filter((paper) => profile[papers[paper]] !== null).length;
}
