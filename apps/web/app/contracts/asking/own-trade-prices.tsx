import { CrewBody } from "@hunarmand/api/contracts/exact-crew";
import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import crewPrice from "../../locales/en/crew-price.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { CountField } from "../choices/count-field.tsx";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { OwnSum } from "../day-price/own-sum.tsx";

interface OwnTradePricesProps<Parsed> {
  form: CallForm<typeof emptyQuote, Parsed>;
  usual: UsualPrices | undefined;
}

/** What the person wants to pay for a day of each trade, beside the usual price. All may stay empty: few people name one. */
export function OwnTradePrices<Parsed>({ form: { form }, usual }: OwnTradePricesProps<Parsed>) {
  const texts = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const { crew } = form.values;
  const [isWanted, setWanted] = useState(false);
  const { data: typed } = TypedCrew.safeParse(form.values);
  if (!isWanted && crew.every(({ ownDayPrice = "" }) => ownDayPrice === ""))
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
              label={texts.trade({ trade: getName(trade) })}
              description={price === undefined ? texts.hint : texts.usual({ price: pkr(price) })}
              {...form.getInputProps(name)}
              name={name}
              value={ownDayPrice}
              // People write "2,400".
              onChange={({ currentTarget: { value } }) => form.setFieldValue(name, value.replaceAll(/[,،]/g, ""))}
            />
            {price !== undefined && own !== undefined && own < price && (
              <Text role="status" mt="xs">
                {texts.belowTrade({ price: pkr(price) })}
              </Text>
            )}
          </div>
        );
      })}
      {typed && <OwnSum own={undefined} crew={typed} trades={typed.crew ?? []} hasTotal={false} />}
    </Stack>
  );
}
