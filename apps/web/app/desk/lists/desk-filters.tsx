import "../../shared/forms/form-styles.ts";
import "./desk-list.css";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import office from "../../locales/en/office.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { ExportButton } from "./export-button.tsx";
import { SavedFilterList } from "./saved-filter-list.tsx";

export interface Filter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface DeskFiltersProps {
  /** Where the list stands: a filter leads back to it from an open detail. */
  path: string;
  /** What the search looks at; without it there is no search field. */
  searchHint?: string;
  filters: readonly Filter[];
  /** The list that these filters show, as a file. */
  download?: () => Promise<Blob>;
  /** What else can be done at this desk, beside the list. */
  children?: ReactNode;
}

/** Search and filters of a desk. They live in the address, so that a colleague can be sent the very list. */
export function DeskFilters(props: DeskFiltersProps) {
  const { path, searchHint, filters, download, children } = props;
  const { list } = useMessages(office);
  const [current] = useSearchParams();
  const submit = useSubmit();
  const hasFilters = filters.length > 0 || searchHint !== undefined;
  return (
    <>
      {hasFilters && (
        <Form action={path} role="search" aria-label={list.filters} className="desk-filters" key={current.toString()}>
          {searchHint && (
            <TextInput
              type="search"
              name="search"
              className="desk-search"
              label={list.search}
              placeholder={searchHint}
              defaultValue={current.get("search") ?? ""}
            />
          )}
          {filters.map(({ name, label, options }) => (
            <NativeSelect
              key={name}
              name={name}
              label={label}
              data={[{ value: "", label: list.any }, ...options]}
              defaultValue={current.get(name) ?? ""}
              onChange={({ currentTarget: { form } }) => void submit(form)}
            />
          ))}
          {searchHint && (
            <Button type="submit" variant="default">
              {list.find}
            </Button>
          )}
        </Form>
      )}
      <div className="desk-tools">
        {children}
        {hasFilters && <SavedFilterList key={path} path={path} />}
        {download && <ExportButton name={path.split("/").slice(2).join("-")} load={download} />}
      </div>
    </>
  );
}

interface DeskPageProps {
  detail?: ReactNode;
  children: ReactNode;
}

/** A list, and beside it (on a phone: instead of it) what was opened from it. */
export function DeskPage({ detail, children }: DeskPageProps) {
  return (
    <div className="desk-split" data-detail={detail ? true : undefined}>
      <div className="desk-main">{children}</div>
      {detail}
    </div>
  );
}
