import type { JobAsk } from "@hunarmand/api/jobs/job";
import directory from "../../../../locales/en/directory.json";
import jobCare from "../../../../locales/en/job-care.json";
import { HandymanFaces } from "../../../../shared/directory/handyman-faces.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";

/** Some of those who were asked and can answer: face, first name and stars, each with the way to their page. */
export function AskedPeople({ people }: Pick<JobAsk, "people">) {
  const { canAnswer } = useMessages(jobCare).asking;
  const { notRated } = useMessages(directory);
  if (!people?.length) return null;
  return <HandymanFaces people={people} label={canAnswer} unrated={notRated} />;
}
