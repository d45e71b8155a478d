import { requiredLines } from "@hunarmand/api/fields";
import { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { proposeTime } from "@hunarmand/api/jobs/times";
import { limits } from "@hunarmand/api/limits";
import { Button, Checkbox, Stack, Text } from "@mantine/core";
import { z } from "zod";
import { ReasonFields } from "../../../../desk/decisions/reason-fields.tsx";
import { useDecision } from "../../../../desk/decisions/use-decision.ts";
import texts from "../../../../locales/en/day-board.json";
import jobDesk from "../../../../locales/en/job-desk.json";
import office from "../../../../locales/en/office.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { joinParts } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { BoardOfDay } from "../place-jobs.ts";
import { findClashing } from "./find-moves.ts";
import type { DroppedJob } from "./use-board-drag.ts";

interface MoveJobProps {
  dropped: DroppedJob;
  board: BoardOfDay;
  onClose: () => void;
}

interface Chosen {
  gives: boolean;
  moves: boolean;
}

/** Taking a job from a handyman needs a reason, as everywhere. */
const schemaOf = (needsReason: boolean) =>
  z
    .object({ gives: z.boolean(), moves: z.boolean(), reason: z.string() })
    .refine(({ gives, moves }) => gives || moves, { path: ["gives"], error: () => getMessages(texts).move.choose })
    .refine(
      ({ gives, reason }) => !needsReason || !gives || requiredLines(limits.reasonCharacters).safeParse(reason).success,
      { path: ["reason"], error: () => getMessages(texts).move.reasonNeeded },
    );

/** Asks what a drop on the board is to do: give the job to the handyman, ask for the other time, or both. */
export function MoveJob({ dropped: { job, moves }, board, onClose }: MoveJobProps) {
  const { move } = useMessages(texts);
  const { assign } = useMessages(jobDesk);
  const { decision } = useMessages(office);
  const { when } = useFormats();
  const send = useSendMoves(job, moves);
  const { handyman, time } = moves;
  const isTaken = job.providerId !== null;
  // Who drags a job without a wished time to a handyman rarely means the hour.
  const isTimeMeant = time !== undefined && (handyman === undefined || job.scheduledFor !== null);
  const first = { gives: handyman !== undefined, moves: isTimeMeant, reason: "" };
  const form = useCallForm(schemaOf(isTaken), first, { draft: "none" });
  const chosen = form.form.values;
  const how = chosen.gives || isTaken ? "propose" : "change";
  const clashing = useClashing({ dropped: { job, moves }, board, chosen });
  const box = (name: keyof Chosen) => form.form.getInputProps(name, { type: "checkbox" });
  return (
    <FormDialog title={move.title({ job: job.jobNumber })} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={move.submit}
        onSave={async (values) => {
          await send(values);
          onClose();
        }}
      >
        <Stack gap="sm">
          {handyman && <Checkbox className="tall-check" label={move.give({ name: handyman.name })} {...box("gives")} />}
          {time && (
            <Checkbox
              className="tall-check"
              label={move[how]({ time: when(time) })}
              description={move.about[how]}
              {...box("moves")}
            />
          )}
          {clashing && (
            <Text size="sm" c="error">
              {assign.clash({ jobs: clashing })}
            </Text>
          )}
        </Stack>
        {isTaken && chosen.gives && <ReasonFields form={form} templates={assign.reasons} hint={decision.auditHint} />}
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {decision.cancel}
      </Button>
    </FormDialog>
  );
}

/** The jobs that the handyman would have at nearly the same time. */
function useClashing({ dropped: { job, moves }, board, chosen }: Omit<MoveJobProps, "onClose"> & { chosen: Chosen }) {
  const { time: sayTime } = useFormats();
  const holder = chosen.gives ? moves.handyman?.id : job.providerId;
  if (!holder) return "";
  const time = chosen.moves && moves.time ? moves.time : job.scheduledFor;
  return joinParts(
    findClashing(board.jobs, job, holder, time).map(({ jobNumber, scheduledFor }) =>
      scheduledFor ? `${jobNumber} (${sayTime(scheduledFor)})` : jobNumber,
    ),
  );
}

/** Gives the job first: then its customer is asked for the time. Without a handyman the office changes the job itself. */
function useSendMoves({ id, status, providerId }: DroppedJob["job"], { handyman, time }: DroppedJob["moves"]) {
  const { decide } = useDecision();
  const params = { id };
  const give = (providerIdNow: string, reason: string) => {
    const read = { status, providerId, price: null };
    return callApi(assignJob, { params, body: { providerId: providerIdNow, read, ...(reason ? { reason } : {}) } });
  };
  const moveTo = (chosen: string, isHeld: boolean) =>
    isHeld
      ? callApi(proposeTime, { params, body: { time: chosen } })
      : callApi(updateWebjob, { params, body: { scheduledFor: chosen } });
  return ({ gives, moves, reason }: Chosen & { reason: string }) =>
    decide(async () => {
      const given = gives && handyman ? await give(handyman.id, reason) : undefined;
      const moved = moves && time ? await moveTo(time, given !== undefined || providerId !== null) : undefined;
      return { message: [given?.message, moved?.message].filter(Boolean).join(" ") };
    });
}
