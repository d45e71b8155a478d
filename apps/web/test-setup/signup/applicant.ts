import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import type { FakedReplies } from "../faked-server.ts";
import { profile } from "../profile-replies.ts";
import { provider } from "../signed-in.ts";
import { visit } from "../visit.ts";
import { noVisit } from "./visit-replies.ts";

const missing = { receivedDate: null, reason: null, state: "missing" };
/** The papers of an applicant: both pictures of the CNIC in this state, the contract paper missing. */
export const papersOf = (state: string) =>
  ["cnic-front", "cnic-back", "contract-paper"].map((kind) => ({
    ...missing,
    kind,
    ...(kind === "contract-paper" ? {} : { state }),
  }));
/** A free time for the visit. */
export const slot = "2026-03-09T05:00:00.000Z";

/** Opens /pending as an applicant who waits for the office, without papers and visit. */
export const openPending = (changes: Partial<ProviderProfile> = {}, replies: FakedReplies = {}) => {
  const own: ProviderProfile = { ...profile, status: "Pending", ...changes };
  return visit({
    path: "/pending",
    // An account without an e-mail has its id in the token.
    who: { ...provider, email: own.id, status: own.status },
    replies: {
      edituser: { body: own },
      "Provider/papers": { body: papersOf("missing") },
      "Provider/visit": {
        body: {
          ...noVisit,
          slots: [slot],
          officeKilometers: 12,
        },
      },
      ...replies,
    },
  });
};
