import { Button } from "@mantine/core";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { toKept } from "../../../shared/money/find-kept.ts";
import type { Money } from "../../../shared/money/use-money-today.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { OwnCard } from "./own-card.tsx";

/** Loaded on demand: the figure comes first. */
const KeptParts = lazyPart(async () => (await import("../../../shared/money/kept-of-price.tsx")).KeptParts);

/** @param money today's earnings, and the cash that they do not count yet; undefined until they are loaded */
export function MoneyToday({ money }: { money: Money | undefined }) {
  const { provider } = useMessages(ownWork);
  const { pkr } = useFormats();
  const kept = money && toKept(money);
  return (
    <OwnCard
      title={
        <span className="own-home-sum">
          {provider.today} <span className="own-home-amount ltr">{kept ? pkr(kept.left) : "\u00A0"}</span>
        </span>
      }
      text={
        <>
          {kept && <KeptParts of={kept} />}
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
