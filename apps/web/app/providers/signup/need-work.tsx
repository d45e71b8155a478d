import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import providers from "../../locales/en/providers.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** Links for customers, because this page is only for handymen. Its buttons are for them. */
export function NeedWork() {
  const { needWork } = useMessages(providers).signup;
  return (
    <Group component="aside" justify="center" gap="xs" aria-label={needWork.title}>
      <Text>{needWork.title}</Text>
      <Anchor component={Link} to="/jobs/new" className="tall-link">
        {needWork.post}
      </Anchor>
      <Anchor component={Link} to="/phonelogin" className="tall-link">
        {needWork.phone}
      </Anchor>
    </Group>
  );
}
