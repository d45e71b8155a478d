import "../../shared/forms/form-styles.ts";
import "./directory-filters.css";
import { listCategories, listSkills } from "@hunarmand/api/lookups/lookups";
import { NativeSelect } from "@mantine/core";
import { useSearchParams } from "react-router";
import directory from "../../locales/en/directory.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { type Choices, useChoices } from "../../shared/calls/use-choices.ts";
import type { DirectoryFilter } from "../../shared/directory/load-directory.ts";
import { findId, usePlaceChoices } from "../../shared/place/use-place-choices.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toNameOptions } from "../../shared/texts/names.ts";
import { TradeFilter } from "./trade-filter.tsx";

type FilterName = keyof DirectoryFilter;

/** The filter that depends on another: it is removed when that one changes. */
const dependent: Partial<Record<FilterName, FilterName>> = { category: "skill", city: "area" };

/**
 * The filters of the directory. The address stores them, so a link or Back shows the same list. Work and area show once
 * their choices are loaded; the served page has neither.
 */
export function DirectoryFilters({ filter }: { filter: DirectoryFilter }) {
  const [search, setSearch] = useSearchParams();
  const { category = "", city = "" } = filter;
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const skills = useChoices(findId(categories, category), (categoryId, signal) =>
    callApi(listSkills, { params: { categoryId }, signal }),
  );
  const { cities, areas } = usePlaceChoices({ city });
  const change = (values: Partial<DirectoryFilter>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const choose = (name: FilterName, value: string) => {
    const follower = dependent[name];
    change({ [name]: value, ...(follower && { [follower]: undefined }) });
  };
  return (
    <div className="directory-filters">
      <TradeFilter skill={filter.skill} onWork={change} />
      <Filter name="category" filter={filter} choices={categories} choose={choose} />
      {skills.items.length > 0 && <Filter name="skill" filter={filter} choices={skills} choose={choose} />}
      <Filter name="city" filter={filter} choices={cities} choose={choose} />
      {areas.items.length > 0 && <Filter name="area" filter={filter} choices={areas} choose={choose} />}
    </div>
  );
}

interface FilterProps {
  name: FilterName;
  filter: DirectoryFilter;
  choices: Choices<string | { name: string }>;
  choose: (name: FilterName, value: string) => void;
}

/** The page is prerendered without a choice, so a choice of the address shows once its list is loaded. */
function Filter({ name, filter, choices, choose }: FilterProps) {
  const texts = useMessages(directory);
  const names = choices.items.map((item) => (typeof item === "string" ? item : item.name));
  return (
    <NativeSelect
      name={name}
      label={texts[name]}
      disabled={names.length === 0}
      data={[{ value: "", label: texts.any }, ...toNameOptions(names)]}
      value={filter[name] ?? ""}
      onChange={(event) => choose(name, event.currentTarget.value)}
    />
  );
}
