import "@mantine/core/styles/Kbd.css";
import { Kbd } from "@mantine/core";
import { useOfficeKeys } from "./office-keys.ts";

/** The key of a button, seen beside its words; the list of shortcuts says it to those who do not see it. */
export function KeyHint({ name }: { name: string }) {
  const { enabled } = useOfficeKeys();
  if (!enabled) return null;
  return (
    <Kbd size="xs" aria-hidden="true">
      {name}
    </Kbd>
  );
}
