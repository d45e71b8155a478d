import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { findFee } from "../../../shared/money/kept-after-fee.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

interface KeptOfPriceProps {
  /** In PKR, as `materials`, which is a part of it. */
  price: number;
  materials: number | null;
  of: Pick<Job, "platformFeePercent">;
}

/** The fee of the whole price, what a handyman keeps of it, and what is left after the materials that they pay. */
export function KeptOfPrice({ price, materials, of }: KeptOfPriceProps) {
  const { afterMaterials, feeOfPrice } = useMessages(jobs).details;
  const { pkr } = useFormats();
  const fee = findFee(price, of.platformFeePercent);
  const left = price - fee - (materials ?? 0);
  return (
    <>
      {fee > 0 && (
        <Text mt={4}>
          <WholeNames>{feeOfPrice({ fee: pkr(fee), price: pkr(price), kept: pkr(price - fee) })}</WholeNames>
        </Text>
      )}
      {materials !== null && materials > 0 && left >= 0 && <Text>{afterMaterials({ amount: pkr(left) })}</Text>}
    </>
  );
}
