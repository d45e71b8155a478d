import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

export function PartGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="md">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {children}
    </div>
  );
}
