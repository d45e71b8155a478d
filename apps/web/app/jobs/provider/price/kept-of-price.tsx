import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { findFee, KeptAfterFee } from "../../../shared/money/kept-after-fee.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

interface KeptOfPriceProps {
  /** In PKR, as `materials`, which is a part of it. */
  price: number;
  materials: number | null;
  of: Pick<Job, "platformFeePercent">;
}

/** What a handyman keeps of a price after the fee, and after the materials that they pay. The fee is of the whole price. */
export function KeptOfPrice({ price, materials, of }: KeptOfPriceProps) {
  const { afterMaterials, feeOfWhole } = useMessages(jobs).details;
  const { pkr } = useFormats();
  const fee = findFee(price, of.platformFeePercent);
  const left = price - fee - (materials ?? 0);
  return (
    <>
      <KeptAfterFee price={price} of={of} />
      {materials !== null && materials > 0 && left >= 0 && (
        <Text>
          <span>{afterMaterials({ amount: pkr(left) })}</span>{" "}
          {fee > 0 && (
            <Text component="small" display="block">
              {feeOfWhole}
            </Text>
          )}
        </Text>
      )}
    </>
  );
}
