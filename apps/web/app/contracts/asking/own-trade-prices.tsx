import { CrewBody } from "@hunarmand/api/contracts/exact-crew";
import { compareWithUsual, type UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import crewPrice from "../../locales/en/crew-price.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { CountField } from "../choices/count-field.tsx";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { OwnSum } from "../day-price/own-sum.tsx";
import { findTypedPrice } from "./find-price.ts";
import { usePriceBy } from "./use-price-by.ts";

interface OwnTradePricesProps<Parsed> {
  form: CallForm<typeof emptyQuote, Parsed>;
  usual: UsualPrices | undefined;
}

/** What the person wants to pay for a day of each trade, beside the usual price. All may stay empty: few people name one. */
export function OwnTradePrices<Parsed>({ form: { form }, usual }: OwnTradePricesProps<Parsed>) {
  const texts = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const { peopleOf } = useCrewSize();
  const { crew } = form.values;
  const [isWanted, setWanted] = useState(false);
  const { data: typed } = TypedCrew.safeParse(form.values);
  const isAtOnce = findTypedPrice(form.values, usual)?.amount !== undefined;
  const hasOwn = crew.some(({ ownDayPrice = "" }) => ownDayPrice !== "");
  if (!isWanted && !hasOwn && !Object.keys(form.errors).some((name) => name.endsWith(".ownDayPrice")))
    return (
      <Button variant="default" onClick={() => setWanted(true)}>
        {texts.open}
      </Button>
    );
  return (
    <Stack gap="md">
      {crew.map(({ trade, ownDayPrice = "" }, place) => {
        const name = `crew.${place}.ownDayPrice`;
        const price = usual?.dayPrices.get(trade);
        const own = CrewBody.unwrap().safeParse([{ trade, handymen: 1, ownDayPrice }]).data?.[0]?.ownDayPrice;
        return (
          <div key={trade}>
            <CountField
              label={texts.trade({ trade: peopleOf(trade) })}
              description={price === undefined ? texts.hint : texts.usual({ price: pkr(price) })}
              {...form.getInputProps(name)}
              name={name}
              value={ownDayPrice}
              // People write "2,400".
              onChange={({ currentTarget: { value } }) => form.setFieldValue(name, value.replaceAll(/[,،]/g, ""))}
            />
            {price !== undefined && own !== undefined && <OwnBesideUsual own={own} usual={price} isAtOnce={isAtOnce} />}
          </div>
        );
      })}
      {typed && <OwnSum own={undefined} crew={typed} trades={typed.crew ?? []} hasTotal={false} />}
    </Stack>
  );
}

interface OwnBesideUsualProps {
  /** In PKR, of one handyman and day. */
  own: number;
  usual: number;
  /** Whether the request gets its price at once. */
  isAtOnce: boolean;
}

/** What comes of an own price: for less the office answers, and for more its owner pays the usual price (docs/product.md Q1). */
function OwnBesideUsual({ own, usual, isAtOnce }: OwnBesideUsualProps) {
  const texts = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const moment = usePriceBy();
  const words = { own: pkr(own), price: pkr(usual) };
  const sentences = {
    above: isAtOnce ? texts.aboveUsual(words) : texts.aboveOpen(words),
    usual: "",
    below: moment ? texts.belowUsual({ moment }) : texts.belowOpen,
  };
  const sentence = sentences[compareWithUsual(own, usual)];
  return (
    sentence !== "" && (
      <Text role="status" mt="xs" fw={600}>
        <WholeNames>{sentence}</WholeNames>
      </Text>
    )
  );
}
