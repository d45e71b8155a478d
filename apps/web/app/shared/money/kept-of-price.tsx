import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import jobs from "../../locales/en/jobs.json";
import { WholeNames } from "../lists/whole-names.tsx";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";
import { findKept, type Kept } from "./find-kept.ts";

interface KeptOfPriceProps {
  /** In PKR, as `materials`, which is a part of it. */
  price: number;
  materials: number | null;
  of: Pick<Job, "platformFeePercent">;
  /** Whether it is the figure of the screen. */
  isLead?: boolean;
}

/** What a handyman keeps of a price after the fee and the materials that they pay: one figure, and small below it the sum with the materials. */
export function KeptOfPrice({ price, materials, of, isLead = false }: KeptOfPriceProps) {
  const { kept: sayKept, keptLess } = useMessages(jobs).details;
  const { pkr } = useFormats();
  const found = findKept({ price, materials, percent: of.platformFeePercent });
  const { kept, left } = found;
  if (price <= 0 || left === price) return null;
  return (
    <div>
      <Text mt={4} fw={isLead ? 700 : 600} fz={isLead ? "h2" : "md"}>
        <WholeNames>
          {left < 0 ? keptLess({ kept: pkr(kept), materials: pkr(kept - left) }) : sayKept({ kept: pkr(left) })}
        </WholeNames>
      </Text>
      {left >= 0 && <KeptParts of={found} />}
    </div>
  );
}

/** The sum after the fee, and the materials in it. Nothing without materials: the figure above is that sum. */
export function KeptParts({ of: { kept, left } }: { of: Kept }) {
  const { keptParts } = useMessages(jobs).details;
  const { pkr } = useFormats();
  if (kept === left) return null;
  return (
    <Text size="sm" c="dimmed">
      <WholeNames>{keptParts({ kept: pkr(kept), materials: pkr(kept - left) })}</WholeNames>
    </Text>
  );
}
