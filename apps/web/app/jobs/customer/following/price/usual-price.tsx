import { Text } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { findPriceUnit } from "../../../../shared/money/price-unit.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../../followed-job.ts";

/** The usual price of the work alone, if it is known. */
export function UsualPrice({ job: { usualPrice, category, salary } }: { job: FollowedJob }) {
  const { usual: texts, onTop } = useMessages(jobPrice);
  const { pkr, number } = useFormats();
  if (!usualPrice) return null;
  return (
    <div>
      <Text fw={600}>
        <WholeNames>
          {texts[findPriceUnit(category)]({ from: pkr(usualPrice.from), to: number(usualPrice.to) })}
        </WholeNames>
      </Text>
      {/* A price is for both, or names them. */}
      {salary === null && <Text size="sm">{onTop}</Text>}
    </div>
  );
}
