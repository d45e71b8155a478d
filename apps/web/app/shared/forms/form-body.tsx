import "./form-styles.ts";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import {
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import shared from "../../locales/en/shared.json";
import { takeTap } from "../early/early-marks.ts";
import { useMessages } from "../texts/messages.ts";
import { writePlainDigits } from "./plain-digits.ts";
import { SubmitButton } from "./submit-button.tsx";
import type { CallForm } from "./use-call-form.ts";

interface FormBodyProps<V extends Record<string, unknown>, Parsed> {
  form: CallForm<V, Parsed>;
  onSave: (values: Parsed) => Promise<unknown>;
  submitLabel: string;
  /** For forms whose button is disabled until everything is valid (card, change password). */
  disabled?: boolean;
  /** The step cannot be undone: its button is red. */
  isFinal?: boolean;
  /** Something above the button comes first: until then it is not the main button. */
  isQuiet?: boolean;
  /** Keeps the submit button in sight at the bottom of a phone. */
  inReach?: boolean;
  /** Right above the submit button, and in sight with it. */
  lead?: ReactNode;
  /** What the button does in place of sending the values: no field is checked. */
  instead?: (() => void) | undefined;
  /** Set by a form that shows its fields step by step. */
  steps?: FormSteps | undefined;
  children: ReactNode;
}

interface FormSteps {
  isLast: boolean;
  /**
   * The label of the button for the next step. Until the last step it replaces the submit button, and Enter clicks it.
   */
  goOnLabel: string;
  goOn: () => void;
  goBack: ReactNode;
}

/** A form with its fields, the summary of its errors, and its submit button. */
export function FormBody<V extends Record<string, unknown>, Parsed>(props: FormBodyProps<V, Parsed>) {
  const {
    form,
    onSave,
    submitLabel,
    disabled = false,
    isFinal = false,
    isQuiet = false,
    inReach = false,
    lead,
    instead,
    steps,
    children,
  } = props;
  const { element, ready } = useEarlyInput(form);
  const send = instead ? leave(instead) : form.submitWith(onSave);
  return (
    <form
      ref={element}
      // A tap before the script is there has marked it (early/early-taps.ts).
      suppressHydrationWarning
      noValidate
      onChangeCapture={writePlainDigits}
      onFocus={keepLabelInSight}
      onSubmit={steps ? (event) => takeStep(event, steps, send) : send}
    >
      <Stack gap="md">
        {form.draft.isRestored && <TakenUp startOver={form.draft.startOver} />}
        {children}
        {form.summary !== "" && <Summary text={form.summary} />}
        {steps && !steps.isLast && (
          <SubmitButton goesOn ready={ready} busy={false}>
            {steps.goOnLabel}
          </SubmitButton>
        )}
        <div hidden={steps && !steps.isLast} className={inReach ? "thumb-bar form-bar" : undefined}>
          {lead}
          <SubmitButton ready={ready} busy={form.busy} {...{ disabled, isFinal, isQuiet }}>
            {submitLabel}
          </SubmitButton>
        </div>
        {steps?.goBack}
      </Stack>
    </form>
  );
}

/** The error of the whole form. It scrolls into view, unless a refused field has the focus. */
function Summary({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAtField = alert.current?.closest("form")?.querySelector("[aria-invalid=true]");
    if (!isAtField) alert.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Alert ref={alert} color="red" variant="light">
      {text}
    </Alert>
  );
}

function TakenUp({ startOver }: { startOver: () => void }) {
  const { form } = useMessages(shared);
  return (
    <Group gap="xs" justify="space-between" role="status">
      <Text size="sm">{form.takenUp}</Text>
      <Button type="button" variant="subtle" onClick={startOver}>
        {form.startOver}
      </Button>
    </Group>
  );
}

type FormEvent = SyntheticEvent<HTMLFormElement>;

/** Submits only by the submit button; before the last step, opens the next one. */
function takeStep(event: FormEvent, { goOn }: FormSteps, send: (event: FormEvent) => void): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (submitter?.hasAttribute("data-goes-on")) {
    event.preventDefault();
    goOn();
  } else {
    send(event);
  }
}

const leave = (instead: () => void) => (event: FormEvent) => {
  event.preventDefault();
  instead();
};

/**
 * On a slow network a prerendered form is visible before its script. Typed values are kept, and the button keeps its tap,
 * because the browser's own submit would lose them. If it was pressed meanwhile, the form is sent now.
 */
function useEarlyInput<V extends Record<string, unknown>, Parsed>({ form }: CallForm<V, Parsed>) {
  const element = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  // Before the paint: no tap comes between the form and its script.
  useLayoutEffect(() => {
    if (ready) return;
    const values = form.getValues();
    const typed = [...new FormData(element.current ?? undefined)].filter(
      ([name, text]) => typeof text === "string" && text !== "" && values[name] === "",
    );
    if (typed.length > 0) form.setValues(Object.fromEntries(typed) as Partial<V>);
    setReady(true);
  }, [form, ready]);
  useEffect(() => {
    const pressed = element.current?.querySelector<HTMLButtonElement>("[data-goes-on]");
    if (ready && takeTap(element.current)) element.current?.requestSubmit(pressed);
  }, [ready]);
  return { element, ready };
}

/** A browser does not scroll to a focused box of several lines that is in sight, although its label may be under the header. */
function keepLabelInSight({ target }: FocusEvent<HTMLFormElement>): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}
