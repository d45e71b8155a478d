import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Spoken } from "../spoken/spoken.tsx";

interface SmallPageProps {
  title: string;
  intro?: ReactNode;
  says?: SpokenSentence;
  /** The parent screen: on a phone its link is above the title. */
  back?: { to: string; text: string };
  children: ReactNode;
}

/** The frame of a screen with one column of cards: link to the parent screen, title, content. */
export function SmallPage({ title, intro, says, back, children }: SmallPageProps) {
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <div>
          {back && (
            <Anchor component={Link} to={back.to} className="tall-link">
              {back.text}
            </Anchor>
          )}
          <Spoken as={says}>
            <Title order={1}>{title}</Title>
            {intro && <Text mt="xs">{intro}</Text>}
          </Spoken>
        </div>
        {children}
      </Stack>
    </div>
  );
}
