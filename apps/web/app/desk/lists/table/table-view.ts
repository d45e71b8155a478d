import { useCallback, useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";

/** What of the address only says how the rows are drawn, and which of them stands open. */
const viewNames = ["sort", "hide", "open"];

/** How a table is shown. It lives in the address, so that a colleague can be sent the very view. */
export interface TableView {
  /** The column by which rows that are all here are sorted. */
  sort: { id: string; desc: boolean } | undefined;
  hidden: readonly string[];
  /** Oldest first, as the server reads it. */
  isOldestFirst: boolean;
}

export function readTableView(params: URLSearchParams): TableView {
  const sort = params.get("sort") ?? "";
  const id = sort.replace(/^-/, "");
  return {
    sort: id ? { id, desc: sort.startsWith("-") } : undefined,
    hidden: (params.get("hide") ?? "").split(",").filter(Boolean),
    isOldestFirst: params.get("order") === "oldest",
  };
}

export function useTableView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readTableView(params), [params]);
  const change = useCallback(
    (name: "sort" | "hide" | "order", value: string) =>
      setParams(
        (current) => {
          if (value) current.set(name, value);
          else current.delete(name);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { view, change };
}

const withoutView = ({ pathname, searchParams }: URL): string => {
  const rest = new URLSearchParams(searchParams);
  for (const name of viewNames) rest.delete(name);
  return `${pathname}?${rest}`;
};

/** For list screens: another sorting, or a hidden column, asks the server for nothing and keeps the pages that were loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isViewAlone = currentUrl.search !== nextUrl.search && withoutView(currentUrl) === withoutView(nextUrl);
  return !isViewAlone && defaultShouldRevalidate;
}
