import type { JobAsk } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import directory from "../../../../locales/en/directory.json";
import jobCare from "../../../../locales/en/job-care.json";
import { HandymanFaces } from "../../../../shared/directory/handyman-faces.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";

/** Some of those who were asked and can answer: face, first name and stars, each with the way to their page, and how many more were asked. */
export function AskedPeople({ people, providers }: Pick<JobAsk, "people" | "providers">) {
  const { canAnswer, more } = useMessages(jobCare).asking;
  const { notRated } = useMessages(directory);
  if (!people?.length) return null;
  const count = providers - people.length;
  return (
    <>
      <HandymanFaces people={people} label={canAnswer} unrated={notRated} />
      {count > 0 && (
        <Text component="span" display="block" size="sm" ta="center">
          {more({ count })}
        </Text>
      )}
    </>
  );
}
