import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import jobs from "../../../locales/en/jobs.json";
import priceParts from "../../../locales/en/price-parts.json";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { usePriceFacts } from "../../../shared/offers/wished-facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { toSentReasons, toShownReasons } from "../../price/ready-reasons.ts";
import { PriceReasons } from "./price-reasons.tsx";

interface PriceAboveProps {
  job: JobDetails;
  /** In PKR. */
  salary: number;
  /** As the form has it. */
  description: string;
  /** Sends the price with this description. */
  answer: (description: string) => void;
  onClose: () => void;
}

/** Before a price above the usual ones is sent: its figure in large digits, the usual ones, and what it is for. */
export function PriceAbove({ job, salary, description, answer, onClose }: PriceAboveProps) {
  const { details, facts } = useMessages(jobs);
  const { change } = useMessages(priceParts);
  const { pkr, number } = useFormats();
  const [said, setSaid] = useState(() => toShownReasons(description));
  const usual = usePriceFacts(job).find(({ label }) => label === facts.usualPrice)?.value;
  return (
    <FormDialog title={details.farTitle} close={change} onClose={onClose}>
      <Stack gap="sm">
        <p className="price-to-collect ltr" style={{ fontSize: "min(2.75rem, 9vw)" }}>
          {pkr(salary)}
        </p>
        <Text>
          <strong>{details.salaryAbove}</strong>
          <br />
          {typeof usual === "string" && details.salaryUsual({ usual })}
        </Text>
        {job.usualPrice && (
          <p className="price-to-collect ltr" style={{ fontSize: "min(1.75rem, 7vw)" }}>
            {facts.priceBand({ from: pkr(job.usualPrice.from), to: number(job.usualPrice.to) })}
          </p>
        )}
        <PriceReasons usual={getName(job.subSkill ?? job.skill)} value={said} onChange={setSaid} />
        <Button fullWidth onClick={() => answer(toSentReasons(said))}>
          {details.sendPrice({ amount: pkr(salary) })}
        </Button>
      </Stack>
    </FormDialog>
  );
}
