import type { HandymanPage } from "@hunarmand/api/providers/directory";
import { Button, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { getName } from "../../shared/texts/names.ts";
import { useSkillPrices } from "./use-skill-prices.ts";

interface SkillWaysProps {
  handyman: HandymanPage;
  /** Undefined if this reader cannot ask them. */
  toPath: ((skill: string) => string) | undefined;
}

/** The handyman's skills, each with its usual price (docs/product.md C8). A tap asks them first for that work. */
export function SkillWays({ handyman: { category, skills }, toPath }: SkillWaysProps) {
  const sayPrice = useSkillPrices(category);
  return (
    <Group gap="sm">
      {skills.map((skill) =>
        toPath ? (
          <Button key={skill} component={Link} to={toPath(skill)} variant="default" h="auto" mih="2.75rem" py="xs">
            <Skill name={getName(skill)} price={sayPrice(skill)} />
          </Button>
        ) : (
          <div key={skill}>
            <Skill name={getName(skill)} price={sayPrice(skill)} />
          </div>
        ),
      )}
    </Group>
  );
}

function Skill({ name, price }: { name: string; price: string | undefined }) {
  return (
    <span>
      {name}
      <Text component="span" display="block" size="sm">
        {price}
      </Text>
    </span>
  );
}
