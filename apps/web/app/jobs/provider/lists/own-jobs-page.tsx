import { Anchor, Group, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface OwnJobsPageProps {
  title: string;
  /** The link to the handyman's other list of jobs. */
  other: { to: string; text: string };
  /** Shown between title and list. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame of a handyman's two lists of jobs. Each links to the other beside its title. */
export function OwnJobsPage({ title, other, head, children }: OwnJobsPageProps) {
  return (
    <div className="page">
      <Stack gap="lg">
        <div>
          <Group justify="space-between" gap="xs">
            <Title order={1}>{title}</Title>
            <Anchor component={Link} to={other.to} className="tall-link">
              {other.text}
            </Anchor>
          </Group>
          {head}
        </div>
        {children}
      </Stack>
    </div>
  );
}
