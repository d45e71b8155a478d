import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import layout from "../../../locales/en/layout.json";
import shared from "../../../locales/en/shared.json";
import { useSession } from "../../person/session.ts";
import { findOwnPlace, type ScreenOwner } from "../../person/wrong-role.ts";
import { useMessages } from "../../texts/messages.ts";

const places = { office: "/office", customer: "/jobs", provider: "/requestedjobs" } as const;

/** Says which role this screen is for, with a link to the visitor's own page. */
export function WrongRoleNotice({ owner }: { owner: ScreenOwner }) {
  const { wrongRole } = useMessages(shared);
  const { footer } = useMessages(layout);
  const place = findOwnPlace(useSession()?.role ?? "");
  return (
    <div className="page">
      <Stack className="narrow-page" align="flex-start">
        <Title order={1}>{wrongRole.titles[owner]}</Title>
        <Text>{wrongRole.texts[place]}</Text>
        <Group>
          <Button component={Link} to={places[place]}>
            {wrongRole.ways[place]}
          </Button>
          <Anchor component={Link} to="/home" className="tall-link">
            {footer.home}
          </Anchor>
        </Group>
      </Stack>
    </div>
  );
}
