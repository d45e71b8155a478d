import { listCategories, listSkills } from "@hunarmand/api/lookups/lookups";
import { Anchor, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import company from "../../locales/en/company.json";
import layout from "../../locales/en/layout.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { LineIcon } from "../../shared/layout/drawings/line-icon.tsx";
import { serviceLinks } from "../../shared/layout/services.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { catalogueNames, tradeIcons } from "../trade-icons.ts";

export function Trades() {
  const { services } = useMessages(layout);
  const { directory } = useMessages(company);
  const counts = useSkillCounts();
  return (
    <ul className="tiles trades">
      {serviceLinks.map(({ to, name }) => {
        const count = counts.get(catalogueNames[name]);
        return (
          <li key={to} className="tile">
            <LineIcon name={tradeIcons[name]} />
            <Title order={3}>{services[name]}</Title>
            <Text>{directory.trades[name]}</Text>
            <div className="tile-action">
              <Text className="kept-line" c="dimmed">
                {count !== undefined && directory.kinds({ kinds: count })}
              </Text>
              <Anchor component={Link} to={to}>
                {directory.see({ category: services[name] })}
              </Anchor>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the number of skills of each category by name; empty while loading and after a failure. */
function useSkillCounts(): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    countSkills(leaving.signal).then(setCounts, () => undefined);
    return () => leaving.abort();
  }, []);
  return counts;
}

async function countSkills(signal: AbortSignal): Promise<Map<string, number>> {
  const categories = await callApi(listCategories, { signal });
  const countOf = async ({ id, name }: { id: number; name: string }) => {
    const skills = await callApi(listSkills, { params: { categoryId: id }, signal });
    return [name, skills.length] as const;
  };
  return new Map(await Promise.all(categories.map(countOf)));
}
