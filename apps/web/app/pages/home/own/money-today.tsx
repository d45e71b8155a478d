import { Button } from "@mantine/core";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import type { Money } from "../../../shared/money/use-money-today.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { OwnCard } from "./own-card.tsx";

/** @param money today's earnings, and the cash that they do not count yet; undefined until they are loaded */
export function MoneyToday({ money }: { money: Money | undefined }) {
  const { provider } = useMessages(ownWork);
  const { pkr } = useFormats();
  return (
    <OwnCard
      title={provider.today}
      text={
        <>
          <span className="own-home-amount ltr">{money ? pkr(money.net) : "\u00A0"}</span>
          {money && money.cashWaiting > 0 && <div>{provider.cashWaiting({ amount: pkr(money.cashWaiting) })}</div>}
          {money && money.cashUnconfirmed > 0 && (
            <div>{provider.cashUnconfirmed({ amount: pkr(money.cashUnconfirmed) })}</div>
          )}
        </>
      }
    >
      <Button component={Link} to="/payment" variant="default">
        {provider.toMoney}
      </Button>
    </OwnCard>
  );
}
