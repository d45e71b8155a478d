import type { OwnPaper } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";

/** The way from the signup to the first job (docs/screens.md U13). */
export const roadSteps = ["applied", "papers", "visit", "look", "verified"] as const;
export type RoadStep = (typeof roadSteps)[number];

/** The one thing that an applicant does next. */
export type NextThing = "details" | "papers" | "visit" | "goThere" | "wait" | "handIn";

/** The recorded words of each. */
export const spokenThings = {
  ...{ details: "road-details", papers: "road-papers", visit: "road-visit" },
  ...{ goThere: "road-go-there", wait: "road-wait", handIn: "road-hand-in" },
} as const satisfies Record<NextThing, SpokenSentence>;

interface Facts {
  profile: Pick<ProviderProfile, "cnic" | "fatherName" | "gender" | "status">;
  papers: readonly Pick<OwnPaper, "kind" | "state">[];
  visit: { isBooked: boolean; came: boolean };
}

/** The contract paper is signed at the visit at the latest, so it holds nobody up. */
const neededPapers: readonly OwnPaper["kind"][] = ["cnic-front", "cnic-back"];

export const detailNames = ["fatherName", "cnic", "gender"] as const;

export const hasDetails = (profile: Facts["profile"]): boolean => detailNames.every((name) => profile[name] !== "");

const isSent = ({ state }: Pick<OwnPaper, "state">): boolean => state !== "missing" && state !== "refused";

/** Returns whether both sides of the CNIC were sent, and neither was refused. */
export const hasNeededPapers = (papers: Facts["papers"]): boolean =>
  neededPapers.every((needed) => papers.some((paper) => paper.kind === needed && isSent(paper)));

/** Returns whether one side of the CNIC was sent, and the other is missing. */
export const hasOneSide = (papers: Facts["papers"]): boolean =>
  !hasNeededPapers(papers) && papers.some((paper) => neededPapers.includes(paper.kind) && isSent(paper));

/** Returns whether the office takes the pictures of the CNIC at the booked visit. */
export const takesPicturesAtVisit = ({ papers, visit }: Pick<Facts, "papers" | "visit">): boolean =>
  visit.isBooked && !hasNeededPapers(papers);

/** Returns how many things the applicant still has to do: details, pictures of the CNIC unless they are taken at the visit, and the visit. */
export function countLeft({ profile, papers, visit }: Facts): number {
  const hasPictures = hasNeededPapers(papers) || visit.isBooked || visit.came;
  return [hasDetails(profile), hasPictures, visit.came].filter((isDone) => !isDone).length;
}

/** Returns where an application is, and the one next thing. */
export function findRoad({ profile, papers, visit }: Facts): { now: RoadStep; next: NextThing } {
  if (profile.status === providerStatus.sentBack) return { now: "papers", next: "handIn" };
  if (!hasDetails(profile)) return { now: "papers", next: "details" };
  // With a booked visit they bring the CNIC itself.
  if (!hasNeededPapers(papers) && !visit.isBooked) return { now: "papers", next: "papers" };
  if (visit.came) return { now: "look", next: "wait" };
  return { now: "visit", next: visit.isBooked ? "goThere" : "visit" };
}
