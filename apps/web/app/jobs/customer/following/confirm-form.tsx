import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import jobConfirm from "../../../locales/en/job-confirm.json";
import { sendHeld } from "../../../shared/decisions/held-decision.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { StarRating } from "../../../shared/forms/star-rating.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useWaitingCalls } from "../../../shared/waiting-calls/screens/use-waiting-calls.ts";
import { WaitingOf } from "../../../shared/waiting-calls/screens/waiting-of.tsx";
import { readMessage } from "../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";
import type { JobActionProps } from "../followed-job.ts";
import { CashPaid, type PayWay } from "./price/cash-paid.tsx";
import { HeldAgreement } from "./price/held-agreement.tsx";
import { type Confirmation, sendConfirmation, useHeldCash } from "./price/held-cash.ts";

/** The form, or the rating that waits on this device for a network. A refused one can be changed in the form. */
export function ConfirmForm(props: JobActionProps) {
  const { id } = props.job;
  const own = useWaitingCalls().filter(({ kind, subject }) => kind === "review" && subject === id);
  return (
    <Stack gap="md">
      {own.length > 0 && <WaitingOf subject={id} />}
      {own.every(({ refusal }) => refusal) && <ReviewForm {...props} />}
    </Stack>
  );
}

/**
 * Cash, stars and words in one form, whose button names the amount. A file of its own: a form with a number field is
 * larger than the rest of the screen, and is needed only after completion.
 */
function ReviewForm({ job, refresh }: JobActionProps) {
  const confirm = useMessages(jobConfirm);
  // After the confirmation only the stars follow. The server refuses cash for a job that is paid or being paid.
  const isRating = job.confirmedDate !== null;
  const mayBeCash = !isRating && job.nextSteps.includes("pay");
  // Nobody is assumed to have paid a price that they object to.
  const isCash = mayBeCash && job.paymentMethod === "cash" && job.priceStatus !== "disputed";
  const price = job.salary ? String(job.salary) : "";
  const form = useCallForm(
    confirmJob.body,
    // No stars are chosen for the customer: only what they tap says how it was. `way` is of the form alone, and kept with its draft.
    { rating: "" as number | "", feedback: "", cashPaid: isCash ? price : "", way: findFirstWay(job, isCash) },
    { draft: { form: isRating ? "job-rating" : "job-confirmation", of: job.id } },
  );
  const { way, cashPaid } = form.form.values;
  const paid = confirmJob.body.shape.cashPaid.safeParse(cashPaid).data;
  const isPaying = mayBeCash && way === "cash";
  // An amount other than the price was typed, also in a kept draft.
  const [isOther, setOther] = useState(isPaying && String(cashPaid) !== price);
  const isPaidHere = mayBeCash && way === "other" && hasPriceToPay(job);
  const hasStars = form.form.values.rating !== "";
  const submitLabel = useSubmitLabel(job, { mayBeCash, isRating, isPaidHere, hasStars, paid });
  const { send, payHere, held } = useSending({ job, refresh, isPaidHere });
  if (held.isHeld) return <HeldAgreement />;
  return (
    <FormBody
      form={form}
      submitLabel={submitLabel}
      // An open price is decided on first, and its button is at the same place. After an objection the handyman answers.
      // Whose fault is back waits for our answer: nobody asks them for stars at the thumb.
      inReach={isAtThumb(job)}
      lead={isPaying && <PaidAmount paid={paid} change={isOther ? undefined : () => setOther(true)} />}
      onSave={send}
      // The stars can follow, as after cash.
      instead={toPayment({ isPaidHere, hasStars }, payHere)}
    >
      {/* Before the words: on a small screen they would press the stars under the button. */}
      <StarRating label={confirm.rating} stars={confirm.stars} {...form.field("rating")} />
      <Spoken as="confirm">
        <Text c="dimmed">
          {confirm.text} {mayFollow(isPaying, isPaidHere) && confirm.starsLater}
        </Text>
      </Spoken>
      {mayBeCash && (
        <CashPaid
          field={form.field("cashPaid")}
          pkr={paid ?? 0}
          way={way}
          isOther={isOther || price === ""}
          choose={(chosen) => {
            setOther(false);
            form.form.setValues({ way: chosen, cashPaid: chosen === "cash" ? price : "" });
          }}
        />
      )}
      <Textarea rows={3} label={confirm.feedback} description={confirm.feedbackHint} {...form.field("feedback")} />
    </FormBody>
  );
}

/** Sends the form, or leads to the payment. Cash is held first: it is money, by one tap. */
function useSending({ job, refresh, isPaidHere }: JobActionProps & Pick<Paying, "isPaidHere">) {
  const payHere = usePayHere(job);
  const held = useHeldCash({ job, refresh });
  const sendNow = async (body: Confirmation) => {
    const sent = await sendConfirmation(job, body);
    if (sent.isWaiting) return showDone(sent);
    showDone(sent, <Thanks message={readMessage(sent)} stars={body.rating} paid={body.cashPaid} />);
    if (isPaidHere) return payHere();
    await refresh();
    // What they gave is at the top now, and the form was longer.
    window.scrollTo({ top: 0 });
  };
  const send = async (body: Confirmation) => {
    // An agreement that can still be undone counts before the cash.
    await sendHeld();
    if (body.cashPaid === undefined) return sendNow(body);
    held.hold(body.cashPaid, () => sendNow(body));
  };
  return { send, payHere, held };
}

/** Leads to the payment in the way that was named with the posting. Its page has the other ways, too. */
function usePayHere({ id, paymentMethod }: JobActionProps["job"]) {
  const navigate = useNavigate();
  const path = paymentMethod === "card" ? "/creditcard" : "/walletpayments";
  return () => void navigate(`${path}?${new URLSearchParams({ jobId: id })}`);
}

/** Nobody pays a price in the portal that they object to. */
const hasPriceToPay = ({ priceStatus, salary }: JobActionProps["job"]): boolean =>
  priceStatus !== "disputed" && salary !== null;

const toPayment = ({ isPaidHere, hasStars }: Pick<Paying, "isPaidHere" | "hasStars">, payHere: () => void) =>
  isPaidHere && !hasStars ? payHere : undefined;

/** Whether the stars may follow once the money is settled. */
const mayFollow = (isPaying: boolean, isPaidHere: boolean): boolean => isPaying || isPaidHere;

const isAtThumb = (job: JobActionProps["job"]): boolean => !job.nextSteps.includes("agreePrice") && !isProblemOpen(job);

const isProblemOpen = ({ problem }: JobActionProps["job"]): boolean =>
  problem !== null && problem.status !== inquiryStatus.resolved;

interface Paying {
  mayBeCash: boolean;
  isRating: boolean;
  /** By wallet or card, in the portal. */
  isPaidHere: boolean;
  hasStars: boolean;
  paid: number | undefined;
}

/** The button names what it says: the cash that was paid, or what is paid next. */
function useSubmitLabel(
  { salary }: JobActionProps["job"],
  { mayBeCash, isRating, isPaidHere, hasStars, paid }: Paying,
): string {
  const confirm = useMessages(jobConfirm);
  const { pkr } = useFormats();
  if (isPaidHere && salary !== null) return (hasStars ? confirm.submitThenPay : confirm.pay)({ amount: pkr(salary) });
  if (mayBeCash && paid) return confirm.submitCash({ amount: pkr(paid) });
  return isRating ? confirm.submitStars : confirm.submit;
}

/** What the button says was paid, in large digits above it, and the way to another amount. */
function PaidAmount({ paid, change }: { paid: number | undefined; change: (() => void) | undefined }) {
  const confirm = useMessages(jobConfirm);
  const { pkr } = useFormats();
  if (paid === undefined) return null;
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" mb="xs">
      <p className="large-price ltr">{pkr(paid)}</p>
      {change && (
        <Button variant="default" px="xs" fz="sm" onClick={change}>
          {confirm.otherAmount}
        </Button>
      )}
    </Group>
  );
}

/** Beside the thanks what was given: the stars, and the cash. */
function Thanks({ message, stars, paid }: { message: string; stars: number | undefined; paid: number | undefined }) {
  const { gave, gaveCash } = useMessages(jobConfirm);
  const { pkr } = useFormats();
  return (
    <>
      <span>{message}</span> {stars && <span>{gave({ stars })}</span>}{" "}
      {paid !== undefined && <span>{gaveCash({ amount: pkr(paid) })}</span>}
    </>
  );
}

/** The way that the customer named when they posted the job. Nothing is chosen for one whose price they object to. */
function findFirstWay({ paymentMethod }: JobActionProps["job"], isCash: boolean): PayWay | "" {
  if (paymentMethod !== "cash") return "other";
  return isCash ? "cash" : "";
}
