import { Anchor, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface SmallPageProps {
  title: string;
  intro?: ReactNode;
  /** The parent screen: on a phone its link is above the title. */
  back?: { to: string; text: string };
  children: ReactNode;
}

/** The frame of a screen with one column of cards: link to the parent screen, title, content. */
export function SmallPage({ title, intro, back, children }: SmallPageProps) {
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <div>
          {back && (
            <Anchor component={Link} to={back.to} className="tall-link">
              {back.text}
            </Anchor>
          )}
          <Title order={1}>{title}</Title>
          {intro && <Text mt="xs">{intro}</Text>}
        </div>
        {children}
      </Stack>
    </div>
  );
}
