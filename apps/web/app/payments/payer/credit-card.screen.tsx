import "../payments.css";
import { Alert, Button, Paper, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { PageSkeleton } from "../../shared/layout/page-skeleton.tsx";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/credit-card.screen";
import { CardFields, emptyCard } from "./card-fields.tsx";
import { CardForm } from "./card-schema.ts";
import { loadPayer, type Payer } from "./load-payer.ts";
import { PagePayment } from "./page-payment.tsx";
import { OtherWays, PaidJob } from "./paid-job.tsx";
import { usePayByCard } from "./use-pay-by-card.ts";

export function meta() {
  return pageMeta({ title: getMessages(payments).card.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { payer: loadPayer(request) };
}

export default function CreditCardScreen({ loaderData }: Route.ComponentProps) {
  const { overview } = useMessages(payments);
  return (
    <Loaded promise={loaderData.payer} fallback={<PageSkeleton />} failed={overview.failed}>
      {(payer) => <CardPayment payer={payer} />}
    </Loaded>
  );
}

function CardPayment({ payer }: { payer: Payer }) {
  const { card, nothingDue } = useMessages(payments);
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Spoken as="pay-by-card">
          <Title order={1} size="h2" mb="lg">
            {card.title}
          </Title>
        </Spoken>
        <PaidJob job={payer.job} amount={payer.amount} />
        {payer.amount === "" && (
          <Alert color="marigold" mb="lg">
            {nothingDue}
          </Alert>
        )}
        {payer.cardEntry === "page" ? <PagePayment {...payer} /> : <FormPayment {...payer} />}
        <Button component={Link} to="/payment" variant="default" fullWidth mt="sm">
          {card.cancel}
        </Button>
        <OtherWays jobId={payer.jobId} isCard />
      </Paper>
    </div>
  );
}

function FormPayment({ amount, jobId }: Payer) {
  const { card } = useMessages(payments);
  const form = useCallForm(CardForm, { ...emptyCard, amount }, { draft: { form: "card", of: jobId } });
  const pay = usePayByCard({ jobId, forget: () => form.form.setValues(emptyCard) });
  return (
    <FormBody form={form} onSave={pay} submitLabel={card.pay} disabled={!form.form.isValid()}>
      <CardFields {...form} />
      <Text size="sm" c="dimmed">
        {card.note}
      </Text>
    </FormBody>
  );
}
