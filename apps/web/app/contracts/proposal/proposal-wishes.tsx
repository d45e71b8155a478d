import type { Quote } from "@hunarmand/api/contracts/quotes";
import { limits } from "@hunarmand/api/limits";
import { Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { PriceField } from "../../shared/forms/price-field.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { WorkSearch } from "../../shared/work/work-search.tsx";
import { CountField } from "../choices/count-field.tsx";
import { FirstDayField } from "../choices/first-day-field.tsx";
import type { ProposalStart } from "../contract-forms.ts";

/** What the accepted quote has settled of them: it is not asked again. */
export interface AgreedWishes {
  startDate?: string;
  trades?: string[];
}

interface ProposalWishesProps<Parsed> {
  form: CallForm<ProposalStart, Parsed>;
  /** The accepted quote that has set the price, for its own crew and days. */
  quote: Quote | undefined;
  agreed: AgreedWishes;
}

/** Number of handymen, exact days, price, first day and trades of a proposal. All may stay empty. */
export function ProposalWishes<Parsed>({ form, quote, agreed }: ProposalWishesProps<Parsed>) {
  const { wishes } = useMessages(contracts);
  const hasPrice = quote !== undefined;
  return (
    <Fieldset legend={wishes.title}>
      <Stack gap="md">
        <div className="form-grid">
          {!hasPrice && <CountField label={wishes.handymen} {...form.field("handymen")} />}
          {!hasPrice && (
            <CountField
              label={wishes.durationDays}
              description={wishes.durationDaysHint}
              {...form.field("durationDays")}
            />
          )}
          {!hasPrice && (
            <PriceField
              required={false}
              min={1}
              label={wishes.expectedPrice}
              description={wishes.expectedPriceHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              {...form.field("expectedPrice")}
            />
          )}
          {agreed.startDate === undefined && (
            <FirstDayField
              label={wishes.startDate}
              {...form.field("startDate")}
              onChoose={(day) => form.form.setFieldValue("startDate", day)}
            />
          )}
        </div>
        {agreed.trades === undefined && <Trades form={form} />}
      </Stack>
    </Fieldset>
  );
}

function Trades<Parsed>({ form: { form } }: { form: CallForm<ProposalStart, Parsed> }) {
  const { wishes } = useMessages(contracts);
  const { trades } = form.values;
  const change = (next: string[]) => form.setFieldValue("trades", next as never);
  return (
    <Stack gap="xs">
      {trades.length > 0 && <Text fw={600}>{wishes.trades}</Text>}
      {trades.length > 0 && (
        <Group gap="xs">
          {trades.map((trade) => (
            <Button
              key={trade}
              variant="light"
              aria-label={wishes.removeTrade({ trade: getName(trade) })}
              rightSection={<span aria-hidden="true">×</span>}
              onClick={() => change(trades.filter((other) => other !== trade))}
            >
              {getName(trade)}
            </Button>
          ))}
        </Group>
      )}
      {form.errors.trades && (
        <Text c="error" size="sm" role="alert">
          {form.errors.trades}
        </Text>
      )}
      {trades.length < limits.tradesOfProposalMax && (
        <WorkSearch
          examples={wishes.examples}
          hasPrices={false}
          onPick={({ skill }) => !trades.includes(skill) && change([...trades, skill])}
        />
      )}
    </Stack>
  );
}
