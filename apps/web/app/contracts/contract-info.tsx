import { Anchor, Button, Group, List, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import contracts from "../locales/en/contracts.json";
import { askQuotePath, newQuotePath, sectionPath } from "../shared/contracts/contract-paths.ts";
import { returnAfterLogin } from "../shared/drafts/draft-store.ts";
import { InfoTile } from "../shared/lists/info-tile.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { useSession } from "../shared/person/session.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { UsualDayPrice } from "./day-price/usual-day-price.tsx";

const ContractWork = lazyPart(async () => (await import("../shared/contracts/contract-work.tsx")).ContractWork, {
  away: () => null,
});

/** The person's current contracts, then the text about crew contracts. */
export function ContractInfo() {
  return (
    <AboutContracts>
      <ContractWork />
    </AboutContracts>
  );
}

/** The sections would refuse a visitor (docs/screens.md U27): their form for a quote asks for the number last, a proposal asks for it first. */
const visitorWays = {
  quote: { to: askQuotePath },
  new: { to: "/phonelogin", onClick: () => returnAfterLogin(sectionPath("new")) },
};

const ownWays = { quote: { to: newQuotePath() }, new: { to: sectionPath("new") } };

const wayTo = (section: keyof typeof visitorWays, isVisitor: boolean) =>
  isVisitor ? visitorWays[section] : ownWays[section];

/** The text about crew contracts, which is the same for everybody. */
export function AboutContracts({ children }: { children?: ReactNode }) {
  const { sections, info } = useMessages(contracts);
  const { crew, shifts, price, replace } = info.points;
  const isVisitor = !useSession();
  return (
    <Stack>
      <Title order={1}>{sections.info}</Title>
      {children}
      <Text size="lg">{info.text}</Text>
      <UsualDayPrice />
      <Group>
        <Button component={Link} {...wayTo("quote", isVisitor)}>
          {info.quote}
        </Button>
        <Button component={Link} {...wayTo("new", isVisitor)} variant="default">
          {info.propose}
        </Button>
      </Group>
      {isVisitor && <Text>{info.noAccount}</Text>}
      <Anchor component={Link} to="/providers" className="tall-link">
        {info.handymen}
      </Anchor>
      <Title order={2} mt="lg">
        {info.pointsTitle}
      </Title>
      <ul className="tiles contract-points">
        <InfoTile icon="people" {...crew} />
        <InfoTile icon="clock" {...shifts} />
        <InfoTile icon="list" {...price} />
        <InfoTile icon="phone" {...replace} />
      </ul>
      <Title order={2} mt="lg">
        {info.stepsTitle}
      </Title>
      <List type="ordered" spacing="xs">
        {Object.entries(info.steps).map(([name, text]) => (
          <List.Item key={name}>{text}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
