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

/** What a handyman keeps of a price; nothing where there is no fee. */
export function KeptAfterFee({ price, of: { platformFeePercent } }: KeptAfterFeeProps) {
  const { keptAfterFee } = useMessages(ownWork);
  const { pkr } = useFormats();
  const fee = findFee(price, platformFeePercent);
  if (fee <= 0) return null;
  return <Text mt={4}>{keptAfterFee({ amount: pkr(price - fee) })}</Text>;
}
