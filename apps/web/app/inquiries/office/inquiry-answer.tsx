import { type DeskInquiry, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { Button, Textarea } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { desks } from "../../desk/desks.ts";
import { findNextRow, openRow } from "../../desk/layout/office-keys.ts";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

/** The answer, with ready ones for this kind. Ctrl+Enter sends it, and the next inquiry of the list opens. */
export function InquiryAnswer({ inquiry }: { inquiry: DeskInquiry }) {
  const { inquiries } = useMessages(texts);
  const { decide } = useDecision();
  const goOn = useGoOn();
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = inquiry.email ? inquiries.answerHint : inquiries.answerHintPhone;
  const hasKeys = useMediaQuery("(hover: hover)", undefined, { getInitialValueInEffect: false });
  const form = useCallForm(
    resolveInquiry.body.omit({ read: true }),
    { answer: "" },
    { draft: { form: "inquiry-answer", of: inquiry.id } },
  );
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const use = (ready: string) => {
    const typed = form.form.getValues().answer.trim();
    form.form.setFieldValue("answer", typed === "" ? ready : `${typed}\n${ready}`);
    field.current?.focus();
  };
  return (
    <FormBody
      form={form}
      submitLabel={inquiries.send}
      onSave={async (body) => {
        const read = { reopenMessage: inquiry.reopenMessage };
        const next = findNextRow();
        await decide(async () => {
          const reply = await callApi(resolveInquiry, { params: { id: inquiry.id }, body: { ...body, read } });
          // At once: later, they may have opened another page themselves.
          goOn(next);
          return reply;
        });
      }}
    >
      <fieldset className="ready-answers">
        <legend>{inquiries.ready}</legend>
        <div className="desk-buttons">
          {Object.entries(inquiries.readyAnswers[inquiry.kind]).map(([name, { label, text }]) => (
            <Button
              key={name}
              type="button"
              variant="light"
              onClick={() => use(withoutIsolates(text({ name: inquiry.name })))}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
      <Textarea
        required
        ref={field}
        rows={5}
        label={inquiries.answer}
        description={[hint, hasKeys && inquiries.answerKeys].filter(Boolean).join(" ")}
        onKeyDown={send}
        {...form.field("answer")}
      />
    </FormBody>
  );
}

/** Opens the next inquiry, or else the list alone. Does nothing for a person who has opened another page meanwhile. */
function useGoOn() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const isHere = useRef(false);
  // A layout effect: it ends together with the form.
  useLayoutEffect(() => {
    isHere.current = !isLeaving;
    return () => {
      isHere.current = false;
    };
  }, [isLeaving]);
  return (next: HTMLElement | undefined) => {
    if (!isHere.current) return;
    if (next?.isConnected) openRow(next);
    else void navigate({ pathname: desks.inquiries.path, search });
  };
}
