import { describeSkills, listCategories } from "@hunarmand/api/lookups/lookups";
import directory from "../../locales/en/directory.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useChoices } from "../../shared/calls/use-choices.ts";
import { findId } from "../../shared/place/use-place-choices.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns a function that says what a skill of this category usually costs. It returns undefined while loading, and after a failure. */
export function useSkillPrices(category: string) {
  const { price } = useMessages(directory);
  const { pkr, number } = useFormats();
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const { items } = useChoices(findId(categories, category), (categoryId, signal) =>
    callApi(describeSkills, { params: { categoryId }, signal }),
  );
  return (skill: string): string | undefined => {
    const found = items.find(({ name, priceTo }) => name === skill && priceTo > 0);
    return found && price({ from: pkr(found.priceFrom), to: number(found.priceTo) });
  };
}
