import { closeLedgerMonth, type LedgerMonths } from "@hunarmand/api/payments/months";
import { Button, Group, Text } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** The last closed month, and a button for the next one. */
export function MonthClosing({ months }: { months: Promise<LedgerMonths> }) {
  const texts = useMessages(ledgerDesk);
  return (
    <Loaded promise={months} fallback={null} failed={texts.failed}>
      {(found) => <Months {...found} />}
    </Loaded>
  );
}

function Months({ closed, next }: LedgerMonths) {
  const { months } = useMessages(ledgerDesk);
  const { decision } = useMessages(office);
  const { day } = useFormats();
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const close = async (month: string) => {
    const text = months.text({ from: day(month), to: day(lastDayOf(month)) });
    const agreed = await confirmAction({ title: months.title, text, yes: months.yes, no: decision.cancel });
    if (agreed) await decideAtOnce(() => callApi(closeLedgerMonth, { body: { month } }));
  };
  return (
    <Group justify="space-between">
      <Text>{closed ? months.closed({ day: day(lastDayOf(closed.month)), name: closed.by }) : months.open}</Text>
      {next && (
        <Button variant="default" loading={busy} onClick={() => void run(() => close(next))}>
          {months.close({ day: day(lastDayOf(next)) })}
        </Button>
      )}
    </Group>
  );
}

/** The last day of a month, which is given by its first day. */
function lastDayOf(month: string): string {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, month.length);
}
