import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import ownWork from "../../locales/en/own-work.json";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { findFee } from "./find-fee.ts";

interface KeptAfterFeeProps {
  /** In PKR. */
  price: number;
  of: Pick<Job, "platformFeePercent">;
}

/** What a handyman keeps of a price; nothing where there is no fee. */
export function KeptAfterFee({ price, of: { platformFeePercent } }: KeptAfterFeeProps) {
  const { keptAfterFee } = useMessages(ownWork);
  const { pkr } = useFormats();
  const fee = findFee(price, platformFeePercent);
  if (fee <= 0) return null;
  return <Text mt={4}>{keptAfterFee({ amount: pkr(price - fee) })}</Text>;
}
