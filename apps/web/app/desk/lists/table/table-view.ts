import { useCallback, useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";

/** The parameters of the address that only say how rows are shown, which one is open, and with which dialog. */
const viewNames = ["sort", "hide", "open", "step", "map"];

/** How a table is shown. It is in the address, so that colleagues can share the view. */
export interface TableView {
  /** The column that sorts a fully loaded list. */
  sort: { id: string; desc: boolean } | undefined;
  hidden: readonly string[];
  /** Oldest first, sorted by the server. */
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

/** For list screens: a new sorting or a hidden column makes no call, and keeps the loaded pages. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isViewAlone = currentUrl.search !== nextUrl.search && withoutView(currentUrl) === withoutView(nextUrl);
  return !isViewAlone && defaultShouldRevalidate;
}
