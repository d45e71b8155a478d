import { Stack } from "@mantine/core";
import { Fragment, type ReactNode, useState } from "react";
import { type OwnContact, useOwnContact } from "./use-own-contact.ts";

/**
 * A form that begins with what is known of the person. It begins again when more of it loads, until they enter a field: a field that is
 * replaced loses what they type next.
 */
export function WithOwnContact({ children }: { children: (own: OwnContact) => ReactNode }) {
  const own = useOwnContact();
  const key = Object.values(own).join("\n");
  const [begun, setBegun] = useState<string>();
  return (
    <Stack gap={0} onFocus={() => setBegun(begun ?? key)}>
      <Fragment key={begun ?? key}>{children(own)}</Fragment>
    </Stack>
  );
}
