import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { accountPath } from "./desks.ts";

/** A person's name that leads to their account, for the desks of Finance. */
export const PersonLink = ({ id, name }: { id: string; name: string }) => (
  <Anchor component={Link} to={accountPath(id)} inherit>
    {name}
  </Anchor>
);
