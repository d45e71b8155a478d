import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { QuoteFields } from "@hunarmand/api/contracts/quotes/request";
import { Button, Text } from "@mantine/core";
import crewPrice from "../../locales/en/crew-price.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { CountField } from "../choices/count-field.tsx";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { useDayPrice, usePriceRange } from "../day-price/usual-day-price.tsx";
import { FormPart, type FormParts } from "./form-parts.tsx";

// Few people name a price.
const OwnSum = lazyPart(async () => (await import("../day-price/own-sum.tsx")).OwnSum, { away: () => null });

const OwnTradePrices = lazyPart(async () => (await import("./own-trade-prices.tsx")).OwnTradePrices, {
  away: () => null,
});

interface OwnDayPriceProps<Parsed> {
  form: CallForm<typeof emptyQuote, Parsed>;
  usual: UsualPrices | undefined;
  parts: FormParts;
}

/** What the person wants to pay for a day: of each trade, or of one handyman while no trade is named. Folded, because few people name it. */
export function OwnDayPrice<Parsed>({ form, usual, parts }: OwnDayPriceProps<Parsed>) {
  const { open } = useMessages(crewPrice).own;
  const { crew, ownDayPrice } = form.form.values;
  if (crew.length > 0 && ownDayPrice === "") return <OwnTradePrices form={form} usual={usual} />;
  return (
    <>
      {!parts.isOpen("price") && (
        <Button variant="default" onClick={() => parts.open("price", true)}>
          {open}
        </Button>
      )}
      <FormPart name="price" parts={parts}>
        <OwnPriceOfAll form={form} />
      </FormPart>
    </>
  );
}

/** One price for all. It may stay empty, and may be below the usual price. */
function OwnPriceOfAll<Parsed>({ form }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { label, hint, below } = useMessages(crewPrice).own;
  const usual = useDayPrice();
  const sayRange = usePriceRange();
  const field = form.field("ownDayPrice");
  const { data: own } = QuoteFields.shape.ownDayPrice.safeParse(form.form.values.ownDayPrice);
  const { data: crew } = TypedCrew.safeParse(form.form.values);
  return (
    <div>
      <CountField
        label={label}
        description={hint}
        {...field}
        // People write "2,400".
        onChange={(event) => form.form.setFieldValue("ownDayPrice", event.currentTarget.value.replaceAll(/[,،]/g, ""))}
      />
      {own !== undefined && crew && <OwnSum own={own} crew={crew} trades={crew.crew ?? []} hasTotal={false} />}
      {usual && own !== undefined && own < usual.fromPkr && (
        <Text role="status" mt="xs">
          <WholeNames>{below({ price: sayRange(usual) })}</WholeNames>
        </Text>
      )}
    </div>
  );
}
