import type { Job } from "@hunarmand/api/jobs/job";
import { correctPrice } from "@hunarmand/api/jobs/price";
import { Button } from "@mantine/core";
import { useRevalidator } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

interface TakeOfferProps {
  job: Job;
  /** In PKR. */
  offer: number;
  /** Whether the button leads the screen. */
  isMain?: boolean;
}

/** Sets the amount that the customer offers as the price. It is agreed with that (docs/product.md J20). */
export function TakeOffer({ job, offer, isMain = true }: TakeOfferProps) {
  const { provider, title } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const { busy, run } = useBusy();
  const { revalidate } = useRevalidator();
  const notifyFailure = useFailureNotice();
  const take = async () => {
    const body = { salary: offer, read: { price: job.earning ?? 0 } };
    try {
      const { message } = await callApi(correctPrice, { params: { id: job.id }, body });
      showToast(message);
      await revalidate();
    } catch (error) {
      await notifyFailure(title, error);
    }
  };
  return (
    <Button fullWidth px="xs" variant={isMain ? "filled" : "default"} loading={busy} onClick={() => void run(take)}>
      {provider.takeOffer({ amount: pkr(offer) })}
    </Button>
  );
}
