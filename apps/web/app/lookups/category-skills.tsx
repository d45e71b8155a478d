import "../shared/choices/choice-chips.css";
import "./category.css";
import type { DescribedSkill } from "@hunarmand/api/lookups/lookups";
import { Alert, Button, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "react-router";
import categories from "../locales/en/categories.json";
import shared from "../locales/en/shared.json";
import { findPriceUnit } from "../shared/money/price-unit.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { getDescription, getName, joinParts } from "../shared/texts/names.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { postLink } from "./categories.ts";
import { useDescribedSkills } from "./use-described-skills.ts";

/** Longer lists begin with the names of their skills. */
const skillsInSight = 6;
const anchorOf = ({ name }: DescribedSkill): string => encodeURIComponent(name.replaceAll(" ", "-"));
const placeholders = ["a", "b", "c", "d", "e", "f"];

/** A category's skills with description and price band, fetched live: changes by the office show at once. */
export function CategorySkills({ catalogueName }: { catalogueName: string }) {
  const { failed } = useMessages(categories);
  const { loading, tryAgain } = useMessages(shared);
  const { skills, hasFailed, reload } = useDescribedSkills(catalogueName);
  const { number } = useFormats();
  // The first formatted number takes 60 ms on a slow phone, so this runs while the reply is being fetched.
  useEffect(() => void number(0), [number]);
  if (hasFailed) {
    return (
      <Alert color="red" variant="light" title={failed} role="alert" mt="md">
        <Button variant="default" onClick={reload}>
          {tryAgain}
        </Button>
      </Alert>
    );
  }
  if (!skills) {
    return (
      <div className="tiles skills" role="status" aria-label={loading}>
        {placeholders.map((name) => (
          <Skeleton key={name} height={260} radius="lg" />
        ))}
      </div>
    );
  }
  return (
    <>
      {skills.length > skillsInSight && <SkillJumps skills={skills} />}
      <ul className="tiles skills">
        {skills.map((skill) => (
          <li key={skill.name} id={anchorOf(skill)} className="tile skill">
            <SkillTile skill={skill} category={catalogueName} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Twelve tiles are nine screens of a phone, so their names lead to each. */
function SkillJumps({ skills }: { skills: readonly DescribedSkill[] }) {
  return (
    <ul className="choice-chips skill-jumps">
      {skills.map((skill) => (
        <li key={skill.name}>
          <a href={`#${anchorOf(skill)}`} className="choice-chip">
            {getName(skill.name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SkillTile({ skill, category }: { skill: DescribedSkill; category: string }) {
  const texts = useMessages(categories);
  const { pkr, number } = useFormats();
  const { name, description, priceFrom, priceTo, subSkills, exactPrices } = skill;
  return (
    <Stack gap="xs" h="100%">
      <Title order={3}>{getName(name)}</Title>
      <Text fw={650}>
        {texts.priceLabel}{" "}
        <span className="skill-price">{texts.price({ from: pkr(priceFrom), to: number(priceTo) })}</span>{" "}
        <Text component="span" size="sm">
          {texts.units[findPriceUnit(category)]}
        </Text>
      </Text>
      <Text>{getDescription(name, description)}</Text>
      {subSkills.length > 0 && (
        <Text c="dimmed" size="sm">
          {texts.subSkills}: {joinParts(subSkills.map(getName))}
        </Text>
      )}
      {exactPrices.length > 0 && <ExactPrices prices={exactPrices} />}
      <Button
        component={Link}
        to={postLink(category, name)}
        variant="default"
        mt="auto"
        aria-label={texts.chooseLabel({ skill: getName(name) })}
      >
        {texts.choose}
      </Button>
    </Stack>
  );
}

/** The price of each exact work, folded: the tiles stay short. */
function ExactPrices({ prices }: { prices: DescribedSkill["exactPrices"] }) {
  const texts = useMessages(categories);
  const { pkr, number } = useFormats();
  return (
    <details className="exact-prices">
      <summary>{texts.exactPrices}</summary>
      <dl>
        {prices.map(({ subSkill, from, to }) => (
          <div key={subSkill}>
            <dt>{getName(subSkill)}</dt>
            <dd>{from === to ? pkr(to) : texts.price({ from: pkr(from), to: number(to) })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
