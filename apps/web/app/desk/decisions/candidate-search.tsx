import "./candidates.css";
import { Alert, Button, Skeleton, Stack, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Candidates } from "./use-candidates.ts";

interface CandidateSearchProps<T> {
  candidates: Candidates<T>;
  texts: { search: string; find: string; failed: string };
  /** The found candidates, as choices. */
  choices: (items: readonly T[]) => ReactNode;
  children?: ReactNode;
}

/** A search for people, with the people it found to choose from. */
export function CandidateSearch<T>({ candidates, texts, choices, children }: CandidateSearchProps<T>) {
  const { items, failed, search } = candidates;
  const [typed, setTyped] = useState("");
  return (
    <Stack gap="sm" mb="md">
      <form
        className="desk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed.trim());
        }}
      >
        <TextInput
          type="search"
          className="desk-search"
          label={texts.search}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {texts.find}
        </Button>
      </form>
      {failed && <Alert color="red">{texts.failed}</Alert>}
      {!items && <Skeleton height={120} radius="md" />}
      {items && !failed && choices(items)}
      {children}
    </Stack>
  );
}
