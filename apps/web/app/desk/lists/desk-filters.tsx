import "../../shared/forms/form-styles.ts";
import "./desk-list.css";
import { Button, TextInput } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link, useLocation, useNavigation, useSearchParams, useSubmit } from "react-router";
import deskComforts from "../../locales/en/desk-comforts.json";
import office from "../../locales/en/office.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { ExportButton } from "./export-button.tsx";
import { type DayField, type Filter, FoldedChips } from "./filters/folded-chips.tsx";
import { FoldedTools } from "./folded-tools.tsx";
import { SavedFilterList, toSearch } from "./saved-filter-list.tsx";

interface DeskFiltersProps {
  /** The path of the list. A filter returns to it from an open detail. */
  path: string;
  /** Says what the search covers; without it there is no search field. */
  searchHint?: string;
  filters: readonly Filter[];
  /** The fields of a period. */
  days?: readonly DayField[];
  /** Loads the filtered list as a file. */
  download?: () => Promise<Blob>;
  /** Other actions of this desk, beside the list. */
  children?: ReactNode;
}

/** Search and filters of a desk in one line. They are in the address, so that colleagues can share a list. */
export function DeskFilters(props: DeskFiltersProps) {
  const { path, searchHint, filters, days = [], download, children } = props;
  const hasFilters = filters.length + days.length > 0 || searchHint !== undefined;
  return (
    <div className="desk-tools">
      {hasFilters && <FilterForm path={path} searchHint={searchHint} filters={filters} days={days} />}
      {children}
      {hasFilters && <SavedFilterList key={path} path={path} />}
      {download && <FileTools path={path} download={download} />}
    </div>
  );
}

/** The list as a file, once or regularly. A mail's link opens them at once. */
function FileTools({ path, download }: Required<Pick<DeskFiltersProps, "path" | "download">>) {
  const { tools } = useMessages(deskComforts);
  const [current] = useSearchParams();
  const wish = new URLSearchParams({ desk: path, search: toSearch(current) });
  return (
    <FoldedTools label={<Dots />} name={tools.more} startsOpen={useLocation().hash === "#export"}>
      <ExportButton name={path.split("/").slice(2).join("-")} load={download} />
      <Button component={Link} to={`/office/exports?${wish}`} variant="default">
        {tools.regularly}
      </Button>
    </FoldedTools>
  );
}

function Dots() {
  return (
    <svg viewBox="0 0 20 4" width="18" fill="currentColor" aria-hidden="true">
      <path d="M0 2a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM8 2a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM16 2a2 2 0 1 0 4 0 2 2 0 1 0-4 0z" />
    </svg>
  );
}

/** The search waits until the person stops typing for so long. */
const typingMilliseconds = 300;

interface FilterFormProps {
  path: string;
  searchHint: string | undefined;
  filters: readonly Filter[];
  days: readonly DayField[];
}

function FilterForm({ path, searchHint, filters, days }: FilterFormProps) {
  const { list } = useMessages(office);
  const [current] = useSearchParams();
  const submit = useSubmit();
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = () => {
    clearTimeout(typing.current);
    if (form.current) void submit(form.current, { replace: true, preventScrollReset: true });
  };
  useEffect(() => () => clearTimeout(typing.current), []);
  // A search after the click would return to the list from a row that was just opened.
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => void (isLeaving && clearTimeout(typing.current)), [isLeaving]);
  useFilled(form, current);
  return (
    <Form
      ref={form}
      action={path}
      role="search"
      aria-label={list.filters}
      className="desk-filters"
      data-folded={!isOpen || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {searchHint && (
        <TextInput
          type="search"
          name="search"
          className="desk-search"
          aria-label={list.search}
          placeholder={searchHint}
          defaultValue={current.get("search") ?? ""}
          onChange={() => {
            clearTimeout(typing.current);
            typing.current = setTimeout(send, typingMilliseconds);
          }}
        />
      )}
      <FoldedChips
        filters={filters}
        days={days}
        current={current}
        isOpen={isOpen}
        onFold={() => setOpen(!isOpen)}
        onChange={send}
      />
      <KeptView current={current} />
    </Form>
  );
}

/** Keeps sorting and columns when the filters change. */
function KeptView({ current }: { current: URLSearchParams }) {
  return ["order", "sort", "hide"].map((name) => {
    const value = current.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}

/**
 * Fills the fields from an address that changes otherwise (a saved filter, the Back button), except the field with the
 * focus.
 */
function useFilled(form: React.RefObject<HTMLFormElement | null>, current: URLSearchParams): void {
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input:not([type=hidden]), select",
    ) ?? []) {
      if (field !== document.activeElement || field instanceof HTMLSelectElement)
        field.value = current.get(field.name) ?? "";
    }
  }, [form, current]);
}

interface DeskPageProps {
  detail?: ReactNode;
  children: ReactNode;
}
/** A list with the opened item beside it; on a phone the item replaces the list. */
export function DeskPage({ detail, children }: DeskPageProps) {
  return (
    <div className="desk-split" data-detail={detail ? true : undefined}>
      <div className="desk-main">{children}</div>
      {detail}
    </div>
  );
}
