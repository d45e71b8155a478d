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
import { findFarPrice } from "../../price/above-usual.ts";
import { toSentReasons, toShownReasons } from "../../price/ready-reasons.ts";
import { PriceReasons } from "./price-reasons.tsx";

interface PriceAboveProps {
  job: JobDetails;
  /** In PKR. */
  salary: number;
  /** In PKR, a part of it; undefined while nothing is typed. */
  materials?: number | undefined;
  /** As the form has it. */
  description: string;
  /** Sends this price, in PKR, with this description. */
  answer: (answer: { salary: number; description: string }) => void;
  onClose: () => void;
}

/**
 * Before a price above the usual ones is sent: its figure in large digits, the usual ones, and what it is for. If it looks like a zero too many,
 * the price that was probably meant is one tap away.
 */
export function PriceAbove({ job, salary, materials, description, answer, onClose }: PriceAboveProps) {
  const { details, facts } = useMessages(jobs);
  const { change } = useMessages(priceParts);
  const { pkr, number } = useFormats();
  const [said, setSaid] = useState(() => toShownReasons(description));
  const far = findFarPrice(job.usualPrice, { price: salary, materials });
  const send = (sent: number) => answer({ salary: sent, description: toSentReasons(said) });
  const usual = usePriceFacts(job).find(({ label }) => label === facts.usualPrice)?.value;
  return (
    <FormDialog title={details.farTitle} close={change} onClose={onClose}>
      <Stack gap="sm">
        <p className="price-to-collect ltr" style={{ fontSize: "min(2.75rem, 9vw)" }}>
          {pkr(salary)}
        </p>
        <Text>
          <strong>{far ? details.farTimes({ times: number(far.times) }) : details.salaryAbove}</strong>
          <br />
          {typeof usual === "string" && details.salaryUsual({ usual })}
        </Text>
        {job.usualPrice && (
          <p className="price-to-collect ltr" style={{ fontSize: "min(1.75rem, 7vw)" }}>
            {facts.priceBand({ from: pkr(job.usualPrice.from), to: number(job.usualPrice.to) })}
          </p>
        )}
        {far?.meant && (
          <>
            <Text fw={600}>{details.farMeant({ amount: pkr(far.meant) })}</Text>
            <Button fullWidth onClick={() => send(far.meant ?? salary)}>
              {details.sendPrice({ amount: pkr(far.meant) })}
            </Button>
          </>
        )}
        <PriceReasons usual={getName(job.subSkill ?? job.skill)} value={said} onChange={setSaid} />
        <Button fullWidth variant={far?.meant ? "default" : "filled"} onClick={() => send(salary)}>
          {details.sendPrice({ amount: pkr(salary) })}
        </Button>
      </Stack>
    </FormDialog>
  );
}
