import "../../../shared/layout/styles/thumb-bar.css";
import { Button, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import customers from "../../../locales/en/customers.json";
import { UploadProgress } from "../../../shared/forms/upload-progress.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useSession } from "../../../shared/person/session.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { NewAttachment } from "../../attachments/send-attachment.ts";
import type { JobDraft, Step } from "./job-draft.ts";
import type { FormerHandyman, KeptDraft } from "./kept-draft.ts";
import { Review } from "./review.tsx";
import { AccountForms } from "./signup/account-forms.tsx";
import { OtherRole } from "./signup/other-role.tsx";
import { ShortCheck } from "./signup/short-check.tsx";
import type { ExactPrices } from "./steps/exact-prices.ts";
import { TimeChips } from "./steps/time-chips.tsx";
import { usePostJob } from "./use-post-job.ts";

const AskFirst = lazyPart(async () => (await import("./again/ask-first.tsx")).AskFirst, { away: () => null });

const AskedExact = lazyPart(async () => (await import("./again/asked-exact.tsx")).AskedExact, { away: () => null });

interface ReviewStepProps {
  kept: KeptDraft;
  change: (values: Partial<JobDraft>) => void;
  changeFormer: (former: FormerHandyman) => void;
  files: readonly NewAttachment[];
  goTo: (step: Step) => void;
  onPosted: () => void;
  /** Of the chosen work, in words, once it is known. */
  usualPrice?: string | undefined;
  /** Of each exact work. */
  prices?: ExactPrices | undefined;
  /** About price and handymen: below place and time, or a visitor's own name and number. */
  children?: ReactNode;
}

/** The summary of the job, and the button to post it. Visitors log in or sign up on the same page first. */
export function ReviewStep({
  kept,
  change,
  changeFormer,
  files,
  goTo,
  onPosted,
  usualPrice,
  prices,
  children,
}: ReviewStepProps) {
  const { draft, former } = kept;
  const { post } = useMessages(customers);
  const session = useSession();
  const { postJob, busy, percent, failure } = usePostJob(kept, files, onPosted);
  return (
    <Stack gap="md">
      {/* A visitor has just filled in the rest: these fields are all that is left. */}
      {!session && (
        <>
          <ShortCheck draft={draft} usualPrice={usualPrice} goTo={goTo} />
          <AccountForms phone={draft.phoneNumber} onSignedIn={postJob} />
          <div>{children}</div>
        </>
      )}
      <Review
        {...{ draft, files, goTo, failure }}
        part={session ? "whole" : "rest"}
        times={(close) => (
          <TimeChips
            values={draft}
            work={draft}
            choose={(time, choice) => {
              change(time);
              close();
              if (choice === "other") goTo("when");
            }}
          />
        )}
        facts={
          session && (
            <>
              {children}
              {former?.isAsked && prices && <AskedExact draft={draft} prices={prices} change={change} />}
            </>
          )
        }
        submit={
          <>
            {session?.role === "Customer" && (
              <div className="thumb-bar">
                {usualPrice && (
                  <Text size="sm" ta="center">
                    <WholeNames>{post.summary.price({ price: usualPrice })}</WholeNames>
                  </Text>
                )}
                <Button fullWidth loading={busy} onClick={() => void postJob()}>
                  {post.submit}
                </Button>
              </div>
            )}
            {session && session.role !== "Customer" && <OtherRole />}
          </>
        }
      >
        {former && <AskFirst former={former} draft={draft} change={changeFormer} />}
        <Text c="dimmed">{post.rule}</Text>
        <UploadProgress percent={percent} />
      </Review>
    </Stack>
  );
}
