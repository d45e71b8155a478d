import payments from "../locales/en/payments.json";
import payouts from "../locales/en/payouts.json";
import { SmallPage } from "../shared/layout/small-page.tsx";
import { OptionList, OptionRow } from "../shared/lists/option-row.tsx";
import { useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";

export function meta() {
  return pageMeta({ title: getMessages(payments).methods.title });
}

export default function PaymentMethodsScreen() {
  const { methods } = useMessages(payments);
  const { account } = useMessages(payouts);
  const isProvider = useSession()?.role === "Provider";
  return (
    <SmallPage title={methods.title} intro={methods.intro} back={{ to: "/payment", text: methods.back }}>
      <OptionList>
        <OptionRow icon="card" title={methods.addCard} text={methods.addCardHint} to="/creditcard" />
        <OptionRow icon="wallet" title={methods.wallet} text={methods.walletHint} to="/walletpayments" />
        {isProvider && <OptionRow icon="receipt" title={account.title} text={account.hint} to="/payoutaccount" />}
      </OptionList>
    </SmallPage>
  );
}
