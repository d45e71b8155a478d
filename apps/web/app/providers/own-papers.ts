import type { PaperKind } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";

/** The papers that the office wants, in the order of its checklist, and where the profile says that one has come. */
export const papers = {
  cnicFront: "cnicFrontReceivedAt",
  cnicBack: "cnicBackReceivedAt",
  contractPaperImage: "contractPaperReceivedAt",
} as const satisfies Record<string, keyof ProviderProfile>;
export type Paper = keyof typeof papers;

/** What each is called where it lies. */
export const kinds = {
  cnicFront: "cnic-front",
  cnicBack: "cnic-back",
  contractPaperImage: "contract-paper",
} as const satisfies Record<Paper, PaperKind>;

export const paperNames = Object.keys(papers) as Paper[];

export function countReceived(profile: ProviderProfile): number {
  return paperNames.filter((paper) => profile[papers[paper]] !== null).length;
}
