import "./home-customers.css";
import { describeSkills, listCategories } from "@hunarmand/api/lookups/lookups";
import { type DirectoryEntry, listBestHandymen } from "@hunarmand/api/providers/directory";
import { Anchor, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import texts from "../../locales/en/home-customers.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { HandymanFaces } from "../../shared/directory/handyman-faces.tsx";
import { WhenSet } from "../../shared/office/office.tsx";
import { OfficePhone } from "../../shared/office/office-links.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, loadNames } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** The work that most people need first, and where most handymen are. */
const usual = { category: "Maintenance and Repairers", city: "Islamabad" };
const pricesMax = 4;

interface UsualWork {
  skills: readonly { skill: string; from: number; to: number }[];
  /** Who does the first of them. */
  best: readonly DirectoryEntry[];
}

/** What visitors decide by: how it works, what it usually costs, who comes, and whether it is safe. */
export function HomeCustomers() {
  const { title, steps, safe, safeTitle, verified, call } = useMessages(texts);
  const work = useUsualWork();
  return (
    <section className="landing-section home-customers">
      <Title order={2}>{title}</Title>
      <ol>
        {Object.entries(steps).map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ol>
      {work && <Usual work={work} />}
      <Title order={2}>{safeTitle}</Title>
      <Text>
        {safe}{" "}
        <Anchor component={Link} to="/providers#verified" className="tall-link">
          {verified}
        </Anchor>
      </Text>
      <WhenSet name="phone">
        <Text mt="xs">
          {call} <OfficePhone className="tall-link" />
        </Text>
      </WhenSet>
    </section>
  );
}

function Usual({ work: { skills, best } }: { work: UsualWork }) {
  const { prices, who, isNew } = useMessages(texts);
  const { pkr, number } = useFormats();
  const [first] = skills;
  return (
    // Away while the search above shows what it has found (found-work.css), whose own prices count.
    <div className="home-usual">
      <Title order={2}>{prices}</Title>
      <ul className="home-prices">
        {skills.map(({ skill, from, to }) => (
          <li key={skill}>
            <Link to={`/jobs/new?${new URLSearchParams({ category: usual.category, skill })}`}>
              <span>{getName(skill)}</span>
              <span className="ltr">{`${pkr(from)} – ${number(to)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      {first && best.length > 0 && (
        <>
          <Title order={2}>{who({ work: getName(first.skill), city: getName(usual.city) })}</Title>
          <HandymanFaces
            people={best}
            label={who({ work: getName(first.skill), city: getName(usual.city) })}
            unrated={isNew}
          />
        </>
      )}
    </div>
  );
}

/** Undefined while it loads, and if it cannot be loaded: the page is whole without it. */
function useUsualWork(): UsualWork | undefined {
  const [work, setWork] = useState<UsualWork>();
  useEffect(() => {
    const leaving = new AbortController();
    loadUsualWork(leaving.signal).then(
      (loaded) => !leaving.signal.aborted && setWork(loaded),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return work;
}

/** The first page shows those whom most customers praise. */
const shownStarsMin = 4;

async function loadUsualWork(signal: AbortSignal): Promise<UsualWork | undefined> {
  const [categories] = await Promise.all([callApi(listCategories, { signal }), loadNames()]);
  const category = categories.find(({ name }) => name === usual.category);
  if (!category) return undefined;
  const described = await callApi(describeSkills, { params: { categoryId: category.id }, signal });
  const skills = described
    .slice(0, pricesMax)
    .map(({ name, priceFrom, priceTo }) => ({ skill: name, from: priceFrom, to: priceTo }));
  const [first] = skills;
  const query = { skill: first?.skill ?? "", city: usual.city };
  const best = first ? await callApi(listBestHandymen, { query, signal }).catch(() => []) : [];
  return { skills, best: best.filter(({ rating }) => rating === null || rating >= shownStarsMin) };
}
