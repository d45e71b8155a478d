import { limits } from "@hunarmand/api/limits";
import { qualifications } from "@hunarmand/api/providers/providers";
import providers from "../../locales/en/providers.json";
import { useMessages } from "../../shared/texts/messages.ts";

const { experienceYearsMin, experienceYearsMax } = limits;
const experienceYears = Array.from(
  { length: experienceYearsMax - experienceYearsMin + 1 },
  (_, i) => i + experienceYearsMin,
);

/** The choices of the optional fields, with an empty one first. */
export function useQualificationChoices() {
  const { signup } = useMessages(providers);
  const named = qualifications.map((value) => ({ value, label: signup.qualifications[value] }));
  return [{ value: "", label: signup.choose }, ...named];
}

export function useExperienceChoices() {
  const { signup } = useMessages(providers);
  const named = experienceYears.map((years) => ({ value: String(years), label: signup.years({ years }) }));
  return [{ value: "", label: signup.choose }, ...named];
}
