import "../../../../shared/layout/styles/thumb-bar.css";
import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import jobPrice from "../../../../locales/en/job-price.json";
import priceParts from "../../../../locales/en/price-parts.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobActionProps } from "../../followed-job.ts";
import { asksMaterials } from "./asked-materials.ts";
import { HeldAgreement, useAgreement } from "./held-agreement.tsx";
import type { Objection } from "./price-objection.tsx";

const PriceObjection = lazyPart(async () => (await import("./price-objection.tsx")).PriceObjection);

/**
 * The customer's answers to a price: agreeing is the main button, at the thumb. After an objection the handyman answers
 * next: nothing is at the thumb, and agreeing to the handyman's price is the last, plain choice. A question about the
 * materials is no objection: the customer may go on answering.
 */
export function PriceAnswer({ job, salary, refresh }: JobActionProps & { salary: number }) {
  const texts = useMessages(jobPrice);
  const { agreeInstead } = useMessages(priceParts);
  const { pkr } = useFormats();
  const [objection, setObjection] = useState<Objection>();
  // On a slow phone the dialog must be here before the tap.
  useEffect(() => void PriceObjection.load(), []);
  const { agree, isHeld } = useAgreement({ job, refresh });
  const amount = pkr(salary);
  const isTheirTurn = job.priceStatus === "disputed" && !asksMaterials(job);
  const mayDispute = job.nextSteps.includes("disputePrice");
  if (isHeld) return <HeldAgreement />;
  return (
    <>
      <div className={isTheirTurn ? undefined : "thumb-bar form-bar price-bar"}>
        {isTheirTurn && mayDispute && (
          <Button
            fullWidth
            variant="default"
            mb="xs"
            onClick={() => setObjection(job.offeredPrice === null ? "words" : "offer")}
          >
            {texts.objectAgain}
          </Button>
        )}
        {job.nextSteps.includes("endWithoutWork") && (
          <Text size="sm" ta="center" mb={4}>
            {texts.final}
          </Text>
        )}
        <Button fullWidth variant={isTheirTurn ? "subtle" : "filled"} onClick={agree}>
          {(isTheirTurn ? agreeInstead : texts.agree)({ amount })}
        </Button>
        {!isTheirTurn && mayDispute && <OtherAnswers open={setObjection} />}
      </div>
      {objection && (
        <PriceObjection job={job} kind={objection} refresh={refresh} onClose={() => setObjection(undefined)} />
      )}
    </>
  );
}

function OtherAnswers({ open }: { open: (objection: Objection) => void }) {
  const texts = useMessages(jobPrice);
  return (
    <Group gap="xs" grow wrap="nowrap" mt="xs">
      <Button variant="default" px="xs" onClick={() => open("offer")}>
        {texts.offer}
      </Button>
      <Button variant="default" px="xs" onClick={() => open("words")}>
        {texts.object}
      </Button>
    </Group>
  );
}
