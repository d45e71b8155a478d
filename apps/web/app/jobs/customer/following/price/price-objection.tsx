import "@mantine/core/styles/Radio.css";
import { nameIssue } from "@hunarmand/api/issues";
import { disputePrice } from "@hunarmand/api/jobs/price";
import { Button, Radio, Stack, Text, Textarea } from "@mantine/core";
import { Fragment, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import texts from "../../../../locales/en/price-objection.json";
import readyTexts from "../../../../locales/en/ready-objections.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { RefusedWork } from "../../../no-work/refuse-work.tsx";
import type { FollowedJob, JobActionProps } from "../../followed-job.ts";
import { asksAmount, listPriceReasons, ObjectionForm, readObjection } from "./objection-form.ts";
import { listPriceChoices } from "./price-choices.ts";

const OfferForm = disputePrice.body.refine(({ offer }) => offer !== undefined, {
  path: ["offer"],
  message: nameIssue("amount-missing"),
});

/** What the customer begins with: another amount, or what is wrong. */
export type Objection = "offer" | "words";

interface ObjectionProps extends JobActionProps {
  onClose: () => void;
}

/** The customer's answer to a price: another amount with or without words, or what is wrong with or without an amount. */
export function PriceObjection({ kind, ...props }: ObjectionProps & { kind: Objection }) {
  const { titles, texts: intros, close } = useMessages(texts);
  const [refusesWork, setRefusesWork] = useState(false);
  if (refusesWork) return <RefusedWork {...props} />;
  return (
    <FormDialog title={titles[kind]} text={intros[kind]} close={close} onClose={props.onClose}>
      {kind === "offer" ? <OwnOffer {...props} /> : <WhatIsWrong {...props} />}
      {props.job.nextSteps.includes("endWithoutWork") && <RefuseWork open={() => setRefusesWork(true)} />}
    </FormDialog>
  );
}

/** An amount needs no words. Without both, only the amount is missing. */
function OwnOffer(props: ObjectionProps) {
  const { job } = props;
  const { submit, offer, optionalWords } = useMessages(texts);
  const form = useCallForm(
    OfferForm,
    {
      amount: String(job.salary ?? ""),
      words: readObjection(job.priceObjection ?? "").words,
      offer: String(job.offeredPrice ?? ""),
    },
    { draft: { form: "price-offer", of: job.id } },
  );
  useCurrentPrice(job, form.form.setFieldValue);
  return (
    <FormBody form={form} submitLabel={submit} onSave={useSend(props)}>
      <OfferChips job={job} value={form.form.values.offer} choose={(pkr) => form.form.setFieldValue("offer", pkr)} />
      <PriceField min={0} label={offer} {...form.field("offer")} />
      <Textarea rows={2} label={optionalWords} {...form.field("words")} error={null} />
    </FormBody>
  );
}

/** A reason by one tap. Only another one than the usual needs typing; the usual ones take an amount or words besides. */
function WhatIsWrong(props: ObjectionProps) {
  const { job } = props;
  const { submit, why, other, optionalOffer, optionalWords, words: ownWords } = useMessages(texts);
  const labels = { ...useMessages(readyTexts).reasons, other };
  const form = useCallForm(
    ObjectionForm,
    { amount: String(job.salary ?? ""), ...readObjection(job.priceObjection ?? ""), offer: "" },
    { draft: { form: "price-objection", of: job.id } },
  );
  useCurrentPrice(job, form.form.setFieldValue);
  const { reason, offer } = form.form.values;
  return (
    <FormBody form={form} submitLabel={submit} onSave={useSend(props)}>
      <Radio.Group label={why} {...form.field("reason")}>
        <Stack gap={0}>
          {listPriceReasons(job).map((name) => (
            <Fragment key={name}>
              <Radio value={name} label={labels[name]} className="tall-check" />
              {/* Right below the reason: the counter-offer is its answer. */}
              {name === reason && asksAmount(reason) && (
                <Stack gap="xs" mb="sm">
                  <OfferChips job={job} value={offer} choose={(pkr) => form.form.setFieldValue("offer", pkr)} />
                  <PriceField required={false} min={0} label={optionalOffer} {...form.field("offer")} />
                </Stack>
              )}
            </Fragment>
          ))}
        </Stack>
      </Radio.Group>
      {reason === "other" && <Textarea required rows={3} label={ownWords} {...form.field("words")} />}
      {(reason === "unfinished" || reason === "more") && (
        <Textarea rows={2} label={optionalWords} {...form.field("words")} />
      )}
    </FormBody>
  );
}

/** The answer is about the price on the screen, also when a new one comes while the dialog is open, or with a draft about an earlier one. */
function useCurrentPrice({ salary }: FollowedJob, setField: (name: "amount", value: string) => void): void {
  const set = useRef(setField);
  useEffect(() => set.current("amount", String(salary ?? "")), [salary]);
}

/** Instead of another price: no work, no payment. */
function RefuseWork({ open }: { open: () => void }) {
  const { refuse, refuseText } = useMessages(texts);
  return (
    <div>
      <Button variant="subtle" fullWidth mt="sm" onClick={open}>
        {refuse}
      </Button>
      <Text size="sm" c="dimmed" ta="center">
        {refuseText}
      </Text>
    </div>
  );
}

/** Sends the answer, shows the server's message, and fetches the job again. */
function useSend({ job, refresh, onClose }: ObjectionProps) {
  return async (body: z.output<typeof disputePrice.body>) => {
    const { message } = await callApi(disputePrice, { params: { id: job.id }, body });
    onClose();
    showToast(message);
    await refresh();
    // What the customer said now leads the page, and the buttons were at its end.
    window.scrollTo({ top: 0 });
  };
}

interface OfferChipsProps extends Pick<JobActionProps, "job"> {
  value: string;
  choose: (amount: string) => void;
}

/** A few amounts by one tap. */
function OfferChips({ job, value, choose }: OfferChipsProps) {
  const { choices: label } = useMessages(texts);
  const { pkr } = useFormats();
  const choices = listPriceChoices({ salary: job.salary ?? 0, materials: job.materials }, job.usualPrice);
  if (choices.length === 0) return null;
  return (
    <ChoiceChips
      label={label}
      choices={choices.map((amount) => ({ value: String(amount), label: pkr(amount) }))}
      value={String(value)}
      onChoose={choose}
    />
  );
}
