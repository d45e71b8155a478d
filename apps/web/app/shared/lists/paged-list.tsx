import "./lists.css";
import { Skeleton, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import shared from "../../locales/en/shared.json";
import type { MorePages } from "../calls/use-more-pages.ts";
import type { Counted } from "../texts/formats.ts";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { MoreRows } from "./more-rows.tsx";

interface PagedListProps<T> {
  pages: MorePages<T>;
  keyOf: (item: T) => string;
  texts: {
    /** Returns the text with the number of items; `none` replaces it for an empty list. */
    count: (values: Counted) => string;
    none: string;
    failed: string;
  };
  empty: ReactNode;
  children: (item: T) => ReactNode;
}

/** Cards with their number above and a button for more below. */
export function PagedList<T>({ pages, keyOf, texts, empty, children }: PagedListProps<T>) {
  const { counted } = useFormats();
  const { items, hasMore } = pages;
  return (
    <Stack gap="md">
      <Text role="status" c="dimmed">
        {items.length === 0 ? texts.none : texts.count(counted(items, hasMore))}
      </Text>
      {items.length === 0 && empty}
      <ul className="card-list">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      <MoreRows pages={pages} failedText={texts.failed} />
    </Stack>
  );
}

export function CardSkeletons() {
  const { loading } = useMessages(shared);
  return (
    <Stack role="status" aria-label={loading}>
      <Skeleton height={150} radius="lg" />
      <Skeleton height={150} radius="lg" />
    </Stack>
  );
}
