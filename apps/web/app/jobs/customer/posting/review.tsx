import "../../../shared/lists/lists.css";
import { Alert, Button, Stack } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import customers from "../../../locales/en/customers.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { NewAttachment } from "../../attachments/send-attachment.ts";
import type { JobDraft, Step } from "./job-draft.ts";
import { JobSummary, type SummaryPart } from "./job-summary.tsx";
import { PlaceAndTime } from "./place-and-time.tsx";

interface ReviewProps {
  draft: JobDraft;
  files?: readonly NewAttachment[];
  /** The part of the summary that is not above. */
  part?: SummaryPart;
  /** The usual times, beside the wished one (place-and-time.tsx). */
  times?: ((close: () => void) => ReactNode) | undefined;
  /** Below place and time. */
  facts?: ReactNode;
  goTo: (step: Step) => void;
  /** Between the summary and the failure. */
  children?: ReactNode;
  /** Why the job was not sent; "" for no failure. */
  failure: string;
  /** What sends the job. */
  submit: ReactNode;
}

/** The last step of a new or changed job: its summary, a button back to each step, and the button that sends it. */
export function Review({ draft, files = [], part = "whole", times, facts, goTo, ...rest }: ReviewProps) {
  const { post } = useMessages(customers);
  const { children, failure, submit } = rest;
  return (
    <Stack gap="md">
      {part === "whole" && <PlaceAndTime draft={draft} goTo={goTo} times={times} />}
      {facts}
      <JobSummary draft={draft} files={files} part={part} />
      {/* Place and time have their own buttons. */}
      {part === "whole" && (
        <Button variant="default" onClick={() => goTo("what")}>
          {post.changes.what}
        </Button>
      )}
      {children}
      {failure !== "" && <Failure text={failure} />}
      {submit}
    </Stack>
  );
}

/** Scrolls into view: the button may be at the bottom of the screen, and this far below it. */
function Failure({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Alert ref={alert} color="red" variant="light" role="alert">
      {text}
    </Alert>
  );
}
