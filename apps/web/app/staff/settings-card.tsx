import { Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface SettingsCardProps {
  texts: { title: string; hint: string };
  children: ReactNode;
}

/** A group of office settings with its title and explanation. */
export function SettingsCard({ texts, children }: SettingsCardProps) {
  return (
    <Card>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.hint}
      </Text>
      {children}
    </Card>
  );
}
