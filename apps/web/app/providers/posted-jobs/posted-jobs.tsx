import { getWorkFacts } from "@hunarmand/api/lookups/nearby";
import { Text } from "@mantine/core";
import providers from "../../locales/en/providers.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useChoices } from "../../shared/calls/use-choices.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

/** More would push the button far down. */
const skillsMax = 3;

interface PostedJobsProps {
  city: string;
  skills: readonly string[];
}

/** How many jobs of an applicant's work their city had lately. Nothing where these are few, or cannot be loaded. */
export function PostedJobs({ city, skills }: PostedJobsProps) {
  const { postedJobs } = useMessages(providers);
  const asked = skills.slice(0, skillsMax);
  const key = city !== "" && asked.length > 0 ? [city, ...asked].join("\n") : undefined;
  const { items } = useChoices(key, async (_, signal) => {
    const facts = await Promise.all(asked.map((skill) => callApi(getWorkFacts, { params: { skill }, signal })));
    const posted = facts.flatMap(({ postedJobs }) => postedJobs.filter((each) => each.city === city));
    // Skills with few jobs have the same category.
    return [...new Map(posted.map((each) => [each.work, each])).values()];
  });
  return items.map(({ work, jobs }) => (
    <Text key={work} mt="xs">
      {postedJobs({ work: getName(work), city: getName(city), count: jobs })}
    </Text>
  ));
}
