import "../customers.css";
import { Skeleton, Title } from "@mantine/core";
import { type ComponentProps, useEffect, useState } from "react";
import customers from "../../../locales/en/customers.json";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useSession } from "../../../shared/person/session.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { DraftSteps } from "./draft-steps.tsx";
import { useDraftFiles } from "./files/use-draft-files.ts";
import type { JobDraft, Step } from "./job-draft.ts";
import type { FormerHandyman, KeptDraft } from "./kept-draft.ts";
import type { ExactPrices } from "./steps/exact-prices.ts";
import { StepProgress } from "./steps/step-progress.tsx";
import { useJobDraft } from "./use-job-draft.ts";
import { useShortcut } from "./use-shortcut.ts";

// Loaded while people choose the work.
const WorkFactsNote = lazyPart(async () => (await import("./steps/work-facts.tsx")).WorkFactsNote, {
  away: () => null,
});
const WorkLine = lazyPart(async () => (await import("./steps/named-work/work-line.tsx")).WorkLine, {
  fallback: <Skeleton height={120} />,
});
// A known customer who comes from a search reads the last step first.
const MeantWork = lazyPart(async () => (await import("./steps/named-work/meant-work.tsx")).MeantWork, {
  away: () => null,
});
// At the end of the first step, out of sight at first.
const DraftAttachments = lazyPart(async () => (await import("./files/draft-attachments.tsx")).DraftAttachments, {
  fallback: <Skeleton height={200} />,
});
const ReviewStep = lazyPart(async () => (await import("./review-step.tsx")).ReviewStep, {
  fallback: <Skeleton height={360} />,
});
// Most people ask everybody.
const AskedFirst = lazyPart(async () => (await import("./again/ask-first.tsx")).AskedFirst, {
  fallback: <Skeleton height={64} mb="sm" />,
  away: () => null,
});
// Few people come by such a link while they have typed something else.
const UnfinishedJob = lazyPart(async () => (await import("./again/unfinished-job.tsx")).UnfinishedJob, {
  fallback: <Skeleton height={260} />,
});

export function meta() {
  const { post } = getMessages(customers);
  return pageMeta({ title: post.title, description: post.description, path: "/jobs/new" });
}

export default function PostJobScreen() {
  const { post, account } = useMessages(customers);
  const isGuest = !useSession();
  const { kept, unfinished, choose, change, changeFormer, goTo, goOn, forget } = useJobDraft();
  const [read, setRead] = useState<{ prices: ExactPrices; usualPrice: string | undefined }>();
  const files = useDraftFiles();
  useShortcut();
  const step = kept?.step ?? "what";
  // A guest reads in short what they send, then come name and number: the rest is below them, with its own heading.
  const isGuestLast = isGuest && step === "review";
  const facts = kept && (
    <WorkFacts {...{ kept, isGuest, change, changeFormer, goTo }} prices={read?.prices} onPrices={setRead} />
  );
  useEffect(() => void ReviewStep.load(), []);
  const forgetAll = () => {
    forget();
    files.forget();
  };
  return (
    <div className="page">
      <div className="medium-page">
        <StepProgress step={step} />
        <Spoken as={isGuestLast ? undefined : `post-${step}`}>
          {/* Name and number are then in the first view of a small phone. */}
          <Title order={1} mt={isGuestLast ? "xs" : "md"} mb={isGuestLast ? "sm" : "lg"}>
            {isGuestLast ? account.heading : post.headings[step]}
          </Title>
        </Spoken>
        {step !== "review" && facts}
        {!kept && !unfinished && <CardSkeletons />}
        {unfinished && (
          <UnfinishedJob
            choice={unfinished}
            goOn={choose}
            startNew={(fresh) => {
              files.forget();
              choose(fresh);
            }}
          />
        )}
        {kept && (
          <DraftSteps
            draft={kept.draft}
            former={kept.former}
            step={step}
            prices={read?.prices}
            isTradeOnly={kept.isTradeOnly}
            change={change}
            goTo={goTo}
            goOn={goOn}
            files={<DraftAttachments files={files} />}
          >
            <ReviewStep
              kept={kept}
              change={change}
              changeFormer={changeFormer}
              files={files.files}
              goTo={goTo}
              onPosted={forgetAll}
              prices={read?.prices}
              usualPrice={read?.prices[kept.draft.subSkill] ?? read?.usualPrice}
            >
              {facts}
            </ReviewStep>
          </DraftSteps>
        )}
      </div>
    </div>
  );
}

interface WorkFactsProps {
  kept: KeptDraft;
  isGuest: boolean;
  prices: ExactPrices | undefined;
  onPrices: ComponentProps<typeof WorkFactsNote>["onPrices"];
  change: (values: Partial<JobDraft>) => void;
  changeFormer: (former: FormerHandyman) => void;
  goTo: (step: Step) => void;
}

/** About the chosen work: below its question what it costs and who comes, and before that who is asked first. */
function WorkFacts({ kept, isGuest, prices, onPrices, change, changeFormer, goTo }: WorkFactsProps) {
  const { draft, step, former, searched } = kept;
  const work = { draft, searched, prices, change };
  return (
    <>
      {step === "where" && <WorkLine {...work} goTo={goTo} />}
      {former?.isAsked && (
        <AskedFirst {...{ former, draft }} ways={step === "review" ? { change, changeFormer } : undefined} />
      )}
      {draft.skill !== "" && (
        <WorkFactsNote
          {...{ draft, step, onPrices, change }}
          isAsking={former?.isAsked}
          isFolded={searched !== undefined || kept.isTradeOnly}
        />
      )}
      {step === "review" && !isGuest && <MeantWork {...work} />}
    </>
  );
}
