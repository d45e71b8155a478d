import { isInProgress } from "@hunarmand/api/jobs/steps";
import { Card, Text } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import { TitledCard } from "../../../../shared/layout/titled-card.tsx";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { Banknotes } from "../../../../shared/money/lazy-banknotes.ts";
import { Spoken } from "../../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { LazyPriceParts } from "../../../price/lazy-price-parts.tsx";
import { toShownObjection } from "../../../price/ready-objections.ts";
import type { FollowedJob, JobActionProps } from "../../followed-job.ts";
import { asksMaterials } from "./asked-materials.ts";
import { FairPrice } from "./fair-price.tsx";
import { PriceAnswer } from "./price-answer.tsx";
import { PriceGrounds } from "./price-grounds.tsx";
import { UsualPrice } from "./usual-price.tsx";

/** The price that waits for the customer's agreement, then the agreed one. The job can be paid without it. */
export function JobPrice({ job, refresh }: JobActionProps) {
  if (!job.salary) return null;
  if (job.nextSteps.includes("agreePrice")) return <OpenPrice job={job} salary={job.salary} refresh={refresh} />;
  return job.priceStatus === "agreed" && isInProgress(job) ? <AgreedPrice job={job} salary={job.salary} /> : null;
}

/** The price in large digits, until it is on the card of the payment. */
function AgreedPrice({ job, salary }: { job: FollowedJob; salary: number }) {
  const { agreedTitle, payLater } = useMessages(jobPrice);
  const { pkr } = useFormats();
  return (
    <Card>
      <Text c="dimmed">{agreedTitle}</Text>
      <p className="large-price ltr">{pkr(salary)}</p>
      <LazyPriceParts price={salary} materials={job.materials} saysNone />
      <Banknotes pkr={salary} />
      <Text>{payLater}</Text>
    </Card>
  );
}

function OpenPrice({ job, salary, refresh }: JobActionProps & { salary: number }) {
  const texts = useMessages(jobPrice);
  const { pkr } = useFormats();
  const name = job.provider?.name ?? "";
  const amount = pkr(salary);
  // What was answered comes first: then it is the handyman's turn.
  const isDisputed = job.priceStatus === "disputed";
  const shown = (isDisputed && job.offeredPrice) || salary;
  const parts = { price: shown, materials: keepMaterials(job.materials, shown) };
  return (
    <TitledCard title={shown === salary ? texts.title : texts.ownTitle}>
      {isDisputed && <OwnAnswer job={job} />}
      <p className="large-price ltr">{pkr(shown)}</p>
      <LazyPriceParts {...parts} saysNone />
      {/* Above the usual price, so that no button covers it. What the customer offered needs no judgement. */}
      {shown === salary && <FairPrice job={job} refresh={refresh} {...parts} />}
      <UsualPrice job={job} />
      {/* After an objection the handyman answers next. */}
      <Spoken as={isDisputed ? "wait-for-answer" : "price"}>
        <Text>
          <WholeNames>{texts.asked({ name, amount })}</WholeNames>
        </Text>
      </Spoken>
      {job.nextSteps.includes("endWithoutWork") && <Text>{texts.free}</Text>}
      <PriceGrounds job={job} />
      <PriceAnswer job={job} salary={salary} refresh={refresh} />
    </TitledCard>
  );
}

/** The materials cost what they did, as long as the amount contains them (docs/product.md J5). */
const keepMaterials = (materials: number | null, pkr: number): number | null =>
  materials !== null && materials <= pkr ? materials : null;

function OwnAnswer({ job }: Pick<JobActionProps, "job">) {
  const { offered, disputed, askedMaterials } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const { priceObjection, offeredPrice, provider } = job;
  const name = provider?.name ?? "";
  const answered = (asksMaterials(job) ? askedMaterials : disputed)({ name });
  return (
    <>
      {priceObjection && (
        <Text fs="italic" dir="auto">
          {toShownObjection(priceObjection)}
        </Text>
      )}
      <Text fw={600}>
        <WholeNames>{offeredPrice ? offered({ amount: pkr(offeredPrice), name }) : answered}</WholeNames>
      </Text>
    </>
  );
}
