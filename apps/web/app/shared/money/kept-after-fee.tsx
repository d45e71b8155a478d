import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import ownWork from "../../locales/en/own-work.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

interface KeptAfterFeeProps {
  /** In PKR. */
  price: number;
  of: Pick<Job, "platformFeePercent">;
}

/** The platform's fee of a price, in PKR and whole paisa as the server rounds it (docs/product.md M2). */
export const findFee = (pricePkr: number, percent: number): number => Math.round(pricePkr * percent) / 100;

/** What a handyman keeps of a price, and the fee; nothing where there is none. */
export function KeptAfterFee({ price, of: { platformFeePercent } }: KeptAfterFeeProps) {
  const { keptAfterFee, feeOf } = useMessages(ownWork);
  const { pkr, number } = useFormats();
  const fee = findFee(price, platformFeePercent);
  if (fee <= 0) return null;
  return (
    <Text mt={4}>
      <span>{keptAfterFee({ amount: pkr(price - fee) })}</span>{" "}
      <small>{feeOf({ percent: number(platformFeePercent), fee: pkr(fee) })}</small>
    </Text>
  );
}
