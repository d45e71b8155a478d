import { Anchor, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface SmallPageProps {
  title: string;
  /** What the screen is for. */
  intro?: ReactNode;
  /** The screen that it belongs to: on a phone the way back stands above the title. */
  back?: { to: string; text: string };
  children: ReactNode;
}

/** The frame of a screen with one column of cards: the way back, what it is, and its content. */
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
