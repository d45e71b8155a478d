import { Card, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface TitledCardProps {
  title: string;
  align?: "flex-start";
  children: ReactNode;
}

/** A card whose heading is one level below the screen's. */
export function TitledCard({ title, align, children }: TitledCardProps) {
  return (
    <Card>
      <Stack gap="sm" align={align}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
