import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { findFee } from "../../../shared/money/find-fee.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

interface KeptOfPriceProps {
  /** In PKR, as `materials`, which is a part of it. */
  price: number;
  materials: number | null;
  of: Pick<Job, "platformFeePercent">;
}

/** What a handyman keeps of a price after the fee, and what of it is left after the materials that they pay. One line. */
export function KeptOfPrice({ price, materials, of }: KeptOfPriceProps) {
  const { kept: sayKept, keptWork, keptLess } = useMessages(jobs).details;
  const { pkr } = useFormats();
  const kept = price - findFee(price, of.platformFeePercent);
  const spent = materials ?? 0;
  if (price <= 0 || (kept === price && spent === 0)) return null;
  const line =
    spent === 0
      ? sayKept({ kept: pkr(kept) })
      : kept < spent
        ? keptLess({ kept: pkr(kept), materials: pkr(spent) })
        : keptWork({ kept: pkr(kept), left: pkr(kept - spent) });
  return (
    <Text mt={4}>
      <WholeNames>{line}</WholeNames>
    </Text>
  );
}
