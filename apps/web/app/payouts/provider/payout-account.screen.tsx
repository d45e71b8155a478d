import { SmallPage } from "../../shared/layout/small-page.tsx";
import "../../shared/forms/form-styles.ts";
import "../../shared/layout/styles/thumb-bar.css";
import { getIdentity, type Identity } from "@hunarmand/api/account/identity";
import { limits } from "@hunarmand/api/limits";
import { getPayoutAccount } from "@hunarmand/api/payouts/payouts";
import { Alert, Button, Card, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import payouts from "../../locales/en/payouts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { usePayDay } from "../../shared/money/pay-day.ts";
import { byOwnPhone } from "../../shared/phone-code/by-own-phone.ts";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/payout-account.screen";
import { PayoutAccountForm } from "./payout-account-form.tsx";

export function meta() {
  return pageMeta({ title: getMessages(payouts).account.title });
}

export function clientLoader() {
  return { loading: startLoad(Promise.all([callApi(getPayoutAccount), callApi(getIdentity)])) };
}

export default function PayoutAccountScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { account: texts } = useMessages(payouts);
  return (
    <SmallPage title={texts.title} intro={texts.intro} back={{ to: "/payment", text: texts.back }}>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {([{ account, suggested, owed, payDay }, own]) => (
          <Card>
            <Stack gap="md">
              <Spoken as={own.hasPassword ? "payout-account" : undefined}>
                <Owed pkr={owed} />
              </Spoken>
              {account && owed > 0 && <PayDay payDay={payDay} />}
              {!account && <Alert color="marigold">{texts.nowhere}</Alert>}
              {own.hasPassword ? (
                <PayoutAccountForm account={account} suggested={suggested} />
              ) : (
                <PasswordFirst own={own} />
              )}
            </Stack>
          </Card>
        )}
      </Loaded>
    </SmallPage>
  );
}

/** A handyman who signed up with a code has no password, and this form needs one (docs/security-rules.md S9). */
function PasswordFirst({ own }: { own: Identity }) {
  const { account: texts } = useMessages(payouts);
  return (
    <>
      <Text>{texts.noPassword}</Text>
      <Button component={Link} to="/forgetpassword" state={byOwnPhone(own)}>
        {texts.setPassword}
      </Button>
    </>
  );
}

/** When the money comes. Below the smallest payout there is no day to promise (docs/product.md B3). */
function PayDay({ payDay }: { payDay: string | null }) {
  const { account: texts } = useMessages(payouts);
  const { pkr } = useFormats();
  const sayPayDay = usePayDay();
  return (
    <Text>
      {payDay ? texts.payDay(sayPayDay(payDay)) : texts.belowMinimum({ minimum: pkr(limits.payoutMinimumPkr) })}
    </Text>
  );
}

function Owed({ pkr: amount }: { pkr: number }) {
  const { account: texts } = useMessages(payouts);
  const { pkr } = useFormats();
  return (
    <div>
      <Text fw={600}>{texts.owed}</Text>
      <Text fz="h1" fw={750} className="ltr">
        {pkr(amount)}
      </Text>
    </div>
  );
}
