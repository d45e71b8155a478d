import "../../shared/forms/form-styles.ts";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/spotlight/styles.css";
import "./office-search.css";
import { limits } from "@hunarmand/api/limits";
import { foundKinds } from "@hunarmand/api/staff/search";
import { createSpotlight, Spotlight, useSpotlight } from "@mantine/spotlight";
import { useEffect, useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import office from "../../locales/en/office.json";
import officeSearch from "../../locales/en/office-search.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { findPlaces, foundPlaces } from "./found-places.ts";
import { type FoundWords, useFound } from "./use-found.ts";

const [store, spotlight] = createSpotlight();
const listId = "office-found";
const optionId = (index: number) => `${listId}-${index}`;

interface Option {
  key: string;
  name: string;
  detail: string | null;
  path: string;
}

interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface OfficeSearchProps {
  role: string;
  /** Counts the requests to open the search. */
  openCount: number;
  typed: string;
  onType(typed: string): void;
  /** The field has the focus. */
  onReady(): void;
  onClosed(): void;
}

/** Records and places in one list. Arrows move the mark and Enter opens the marked entry. */
export function OfficeSearch({ role, openCount, typed, onType, onReady, onClosed }: OfficeSearchProps) {
  const texts = useMessages(officeSearch);
  const found = useFound(typed);
  const groups = useGroups(role, typed, found);
  const { selected } = useSpotlight(store);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it
  useEffect(() => spotlight.open(), [openCount]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={typed}
      onQueryChange={onType}
      attributes={{ content: { "aria-label": texts.label } }}
      overlayProps={{ backgroundOpacity: 0.5 }}
      transitionProps={{ duration: 0, onExited: onClosed }}
    >
      <Spotlight.Search
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={selected >= 0 && count > 0 ? optionId(selected) : undefined}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        maxLength={limits.nameCharacters}
        data-autofocus
        // At once, not in the library's next task: keys typed before that would be shortcuts of decisions.
        autoFocus
        data-office-search
        onFocus={({ currentTarget }) => {
          // Behind the letters that were typed while the search was loading.
          currentTarget.setSelectionRange(typed.length, typed.length);
          onReady();
        }}
      />
      {count > 0 && (
        <OptionList key={groups.flatMap(({ options }) => options.map(({ key }) => key)).join()} groups={groups} />
      )}
      <SearchState found={found} count={count} />
    </Spotlight.Root>
  );
}

function useGroups(role: string, typed: string, { items }: FoundWords): OptionGroup[] {
  const { desks } = useMessages(office);
  const { kinds, places, newJob } = useMessages(officeSearch);
  const records = foundKinds.map((kind) => ({
    label: kinds[kind],
    options: items
      .filter((item) => item.kind === kind)
      .map((item) => ({
        key: `${kind} ${item.id} ${item.detail}`,
        name: item.name,
        detail: item.detail,
        path: foundPlaces[kind](item),
      })),
  }));
  const own = findPlaces(role, typed, { desks, newJob });
  const goTo = { label: places, options: own.map(({ name, path }) => ({ key: path, name, detail: null, path })) };
  return [...records, goTo].filter(({ options }) => options.length > 0);
}

/** Rendered again for each set of results, with the first one marked: Enter opens the top result. */
function OptionList({ groups }: { groups: readonly OptionGroup[] }) {
  const texts = useMessages(officeSearch);
  const navigate = useNavigate();
  const { selected } = useSpotlight(store);
  useLayoutEffect(() => {
    const options = document.querySelectorAll(`#${listId} [data-action]`);
    // The library sets no id on its options. Without one, a screen reader does not know which is marked.
    for (const [place, option] of options.entries()) option.id = optionId(place);
    options[0]?.setAttribute("data-selected", "true");
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, []);
  let index = 0;
  return (
    <Spotlight.ActionsList id={listId} role="listbox" aria-label={texts.results}>
      {groups.map(({ label, options }) => (
        <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label}>
          {options.map(({ key, name, detail, path }) => {
            const place = index++;
            return (
              <Spotlight.Action
                key={key}
                role="option"
                aria-selected={place === selected}
                label={name}
                {...(detail === null ? {} : { description: detail })}
                onClick={() => void navigate(path)}
              />
            );
          })}
        </Spotlight.ActionsGroup>
      ))}
    </Spotlight.ActionsList>
  );
}

/** Announces the number of results to screen readers. */
function SearchState({ found: { state }, count }: { found: FoundWords; count: number }) {
  const texts = useMessages(officeSearch);
  const said = {
    idle: "",
    searching: count === 0 ? texts.searching : "",
    found: count === 0 ? texts.none : texts.found({ count }),
    failed: texts.failed,
  }[state];
  return (
    <p role="status" className="search-state" data-empty={said === "" || undefined}>
      {said}
    </p>
  );
}
