import { findFirstPayment } from "@hunarmand/api/contracts/quotes/first-payment";
import firstPayment from "../../locales/en/first-payment.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns the words for what is paid first and when: nothing now. Undefined without terms. */
export function useFirstPayment() {
  const first = useMessages(firstPayment);
  const { pkr, calendarDay } = useFormats();
  return (terms: Parameters<typeof findFirstPayment>[0]): string | undefined => {
    if (!terms.payTime) return undefined;
    const payment = findFirstPayment(terms);
    if (!payment) return first.agreed;
    const amount = pkr(payment.amount);
    return payment.day === undefined
      ? first.open[payment.payTime]({ amount })
      : first[payment.payTime]({ amount, day: calendarDay(`${payment.day}T00:00:00+05:00`) });
  };
}
