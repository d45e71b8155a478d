import "../../shared/layout/styles/thumb-bar.css";
import { getWalletAccounts, type WalletAccounts } from "@hunarmand/api/payments/due";
import { Alert, Button, Paper, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { UploadProgress } from "../../shared/forms/upload-progress.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { PageSkeleton } from "../../shared/layout/page-skeleton.tsx";
import { readOwnName } from "../../shared/person/session.ts";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import type { Route } from "./+types/wallet-payments.screen";
import { loadPayer, type Payer } from "./load-payer.ts";
import { OtherWays, PaidJob } from "./paid-job.tsx";
import { useWalletPayment } from "./use-wallet-payment.ts";
import { WalletFields } from "./wallet-fields.tsx";
import { emptyWalletPayment, WalletForm } from "./wallet-schema.ts";

export function meta() {
  return pageMeta({ title: getMessages(payments).wallet.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { loading: startLoad(Promise.all([loadPayer(request), callApi(getWalletAccounts)])) };
}

export default function WalletPaymentsScreen({ loaderData }: Route.ComponentProps) {
  const { overview } = useMessages(payments);
  return (
    <Loaded promise={loaderData.loading} fallback={<PageSkeleton />} failed={overview.failed}>
      {([payer, { accounts }]) => <WalletPayment {...payer} accounts={accounts} />}
    </Loaded>
  );
}

function WalletPayment({ amount, jobId, job, accounts }: Payer & { accounts: WalletAccounts }) {
  const { wallet, methods, nothingDue } = useMessages(payments);
  const form = useCallForm(
    WalletForm,
    // Most people pay from their own wallet, and send the receipt on the same day.
    { ...emptyWalletPayment, amount, senderName: readOwnName(), sentDate: toPakistanDay() },
    { draft: { form: "wallet-payment", of: jobId }, incomplete: wallet.incomplete },
  );
  const { submit, percent } = useWalletPayment(jobId);
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Spoken as="pay-by-wallet">
          <Title order={1} size="h2" mb="xs">
            {wallet.title}
          </Title>
          <Text mb="lg">{wallet.intro}</Text>
        </Spoken>
        <PaidJob job={job} amount={amount} />
        {amount === "" && (
          <Alert color="marigold" mb="lg" title={nothingDue}>
            <Button component={Link} to="/payment" fullWidth>
              {methods.back}
            </Button>
          </Alert>
        )}
        {/* Who pays ahead finds the form below the way back, which leads. */}
        <FormBody
          form={form}
          onSave={submit}
          submitLabel={wallet.submit}
          inReach={amount !== ""}
          isQuiet={amount === ""}
        >
          <WalletFields {...form} accounts={accounts} />
          <UploadProgress percent={percent} />
        </FormBody>
        <Button component={Link} to="/payment" variant="default" fullWidth mt="sm">
          {wallet.cancel}
        </Button>
        <OtherWays jobId={jobId} />
      </Paper>
    </div>
  );
}
