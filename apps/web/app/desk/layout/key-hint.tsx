import "@mantine/core/styles/Kbd.css";
import { Kbd } from "@mantine/core";
import { useOfficeKeys } from "./office-keys.ts";

/** The key of a button, for people who see it. Screen readers read the list of shortcuts instead. */
export function KeyHint({ name }: { name: string }) {
  const { enabled } = useOfficeKeys();
  if (!enabled) return null;
  return (
    <Kbd size="xs" aria-hidden="true">
      {name}
    </Kbd>
  );
}
