import { Text } from "@mantine/core";
import { useSkillPrices } from "./use-skill-prices.ts";

interface WorkPriceProps {
  category: string;
  skill: string;
}

/** What the chosen work usually costs, before anything is typed (docs/product.md C8). */
export function WorkPrice({ category, skill }: WorkPriceProps) {
  const text = useSkillPrices(category)(skill);
  return (
    <Text role="status" fw={600} mih="1.55em" mb="sm">
      {text}
    </Text>
  );
}
