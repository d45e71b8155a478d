import { FoundWork } from "@hunarmand/api/lookups/lookups";
import { Text } from "@mantine/core";
import { useLocation } from "react-router";
import { z } from "zod";
import workSearch from "../../../../../locales/en/work-search.json";
import { useMessages } from "../../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../../shared/texts/use-formats.ts";

const Carried = z.object({ foundWork: FoundWork });

interface FoundPriceProps {
  skill: string;
  /** Empty as long as the exact work is not known. */
  subSkill: string;
  /** The facts of the work say its price. */
  isRead: boolean;
}

/** The price that people have just read in the search, if it led here with this work. On a slow network the facts of the work come seconds later. */
export function FoundPrice({ skill, subSkill, isRead }: FoundPriceProps) {
  const { price } = useMessages(workSearch);
  const { pkr, number } = useFormats();
  const { state } = useLocation();
  const found = Carried.safeParse(state).data?.foundWork;
  if (isRead || found?.skill !== skill || (found.subSkill ?? "") !== subSkill) return null;
  return <Text size="sm">{price({ from: pkr(found.priceFrom), to: number(found.priceTo) })}</Text>;
}
