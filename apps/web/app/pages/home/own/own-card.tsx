import { Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface OwnCardProps {
  title: ReactNode;
  text?: ReactNode;
  /** The links; the first is the main one. */
  children?: ReactNode;
}

export function OwnCard({ title, text, children }: OwnCardProps) {
  return (
    <Card component="article" padding="md">
      <Stack gap="xs" h="100%">
        <Title order={3}>{title}</Title>
        {text !== undefined && <Text component="div">{text}</Text>}
        {children && <div className="own-home-buttons">{children}</div>}
      </Stack>
    </Card>
  );
}
