import { Anchor, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import company from "../locales/en/company.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { Facts } from "../shared/lists/facts.tsx";
import { InfoTile } from "../shared/lists/info-tile.tsx";
import { useOffice } from "../shared/office/office.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";

export function meta() {
  const { title, description } = getMessages(company).dispatch;
  return pageMeta({ title, description, path: "/dispatch-rule" });
}

/** The dispatch rule as the server applies it (dispatch-job.ts). Both use the office's settings. */
export default function DispatchRuleScreen() {
  const { dispatch } = useMessages(company);
  const { offerRoundSize, offerMinutes, urgentOfferMinutes, platformFeePercent } = useOffice();
  return (
    <>
      <PageHero title={dispatch.title} text={dispatch.heroText} drawing="route" />
      <section className="landing-section">
        <div className="prose">
          <Title order={2}>{dispatch.whoTitle}</Title>
          <Text>{dispatch.who}</Text>
          <Facts
            facts={[
              { label: dispatch.roundSize, value: offerRoundSize },
              { label: dispatch.minutes, value: offerMinutes },
              { label: dispatch.urgentMinutes, value: urgentOfferMinutes },
              { label: dispatch.fee, value: platformFeePercent && dispatch.percent({ percent: platformFeePercent }) },
            ]}
          />
        </div>
      </section>
      <section className="landing-section">
        <Title order={2}>{dispatch.orderTitle}</Title>
        <ol className="tiles trades">
          <InfoTile icon="bell" number={1} {...dispatch.order.hour} />
          <InfoTile icon="pin" number={2} {...dispatch.order.area} />
          <InfoTile icon="list" number={3} {...dispatch.order.open} />
          <InfoTile icon="star" number={4} {...dispatch.order.rating} />
          <InfoTile icon="clock" number={5} {...dispatch.order.idle} />
        </ol>
      </section>
      <section className="landing-section two-columns">
        <div className="prose">
          <Title order={2}>{dispatch.neverTitle}</Title>
          <Text>{dispatch.never}</Text>
        </div>
        <div className="prose">
          <Title order={2}>{dispatch.fairTitle}</Title>
          <Text>{dispatch.fair}</Text>
          <Anchor component={Link} to="/contact-us" className="tall-link">
            {dispatch.ask}
          </Anchor>
        </div>
      </section>
    </>
  );
}
