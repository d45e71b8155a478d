import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import shared from "../../locales/en/shared.json";
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
  const { keptAfterFee } = useMessages(shared);
  const { pkr } = useFormats();
  const fee = findFee(price, platformFeePercent);
  return fee > 0 && <Text mt={4}>{keptAfterFee({ amount: pkr(price - fee) })}</Text>;
}
