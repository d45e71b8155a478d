import { Anchor, Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useFocusOnOpen } from "../../desk/decisions/use-focus-on-open.ts";
import { desks } from "../../desk/desks.ts";
import payouts from "../../locales/en/payouts.json";
import { useMessages } from "../../shared/texts/messages.ts";

interface PayoutsPanelProps {
  /** The panel's own, which gets the focus when it changes. */
  name: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A panel beside the list of payouts: a link that closes it and keeps the list's filters, title, text and content. */
export function PayoutsPanel({ name, title, text, children }: PayoutsPanelProps) {
  const { one } = useMessages(payouts);
  const { search } = useLocation();
  const panel = useFocusOnOpen(name);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail">
      <Anchor component={Link} to={{ pathname: desks.payouts.path, search }} className="tall-link">
        {one.close}
      </Anchor>
      <Card>
        <Stack gap="md">
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
          {children}
        </Stack>
      </Card>
    </section>
  );
}
