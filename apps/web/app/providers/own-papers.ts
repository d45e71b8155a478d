import type { ProviderProfile } from "@hunarmand/api/providers/providers";

/** The papers that the office wants, in the order of its checklist, and where the profile says that one has come. */
export const papers = {
  cnicFront: "cnicFrontReceivedAt",
  cnicBack: "cnicBackReceivedAt",
  contractPaperImage: "contractPaperReceivedAt",
} as const satisfies Record<string, keyof ProviderProfile>;
export type Paper = keyof typeof papers;

export const paperNames = Object.keys(papers) as Paper[];

export function countReceived(profile: ProviderProfile): number {
  return paperNames.filter((paper) => profile[papers[paper]] !== null).length;
}
