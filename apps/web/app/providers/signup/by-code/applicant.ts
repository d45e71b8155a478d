import { findDraft, fitDraft, forgetDraft, keepDraft } from "../../../shared/drafts/drafts.ts";

/** What an applicant types after the code. */
export interface Applicant {
  fullName: string;
  city: string;
  area: string;
  category: string;
  skills: string[];
}

export const applicantSteps = ["name", "place", "work"] as const;
export type ApplicantStep = (typeof applicantSteps)[number];

export const emptyApplicant: Applicant = { fullName: "", city: "", area: "", category: "", skills: [] };
const place = { form: "code-signup", minutes: 7 * 24 * 60, outlivesTab: true };

export const forgetApplicant = (): void => forgetDraft(place);

/** The browser stores it for seven days, without the code. */
export function keepApplicant(applicant: Applicant): void {
  if (isEmptyApplicant(applicant)) forgetApplicant();
  else keepDraft(place, { ...applicant });
}

export const findApplicant = (): Applicant => ({
  ...emptyApplicant,
  ...fitDraft(findDraft(place) ?? {}, { ...emptyApplicant }),
});

export const isEmptyApplicant = (applicant: Applicant): boolean =>
  Object.values(applicant).every((value) => value.length === 0);

/** Returns the first step that is not filled in, or the last one. */
export function findOpenStep({ fullName, city, area }: Applicant): ApplicantStep {
  if (fullName.trim() === "") return "name";
  return city === "" || area === "" ? "place" : "work";
}
