import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SignupContractForm } from "../signup-fields.ts";
import { emptySignup } from "../signup-schema.ts";
import { lastStep, signupSteps } from "./signup-steps.ts";

interface Steps {
  form: SignupContractForm;
  step: number;
  setStep: (step: number) => void;
}

/** Moves between the steps, and restores a draft. */
export function useSignupSteps({ form: { form, checkFields }, step, setStep }: Steps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const [isRestored, setTakenUp] = useState(false);
  // Loaded after the first render: the page works without drafts.
  const kept = useRef<typeof import("./signup-draft.ts")>(undefined);
  const takeUp = useEffectEvent((module: typeof import("./signup-draft.ts")) => {
    kept.current = module;
    const draft = module.findSignup();
    if (!draft) return module.keepSignup(form.getValues(), step);
    // Values typed since the page opened are newer.
    const typed = Object.entries(form.getValues()).filter(([, value]) => value.length > 0);
    form.setValues({ ...draft.values, ...Object.fromEntries(typed) });
    setStep(draft.step);
    setTakenUp(true);
  });
  useEffect(() => {
    let isHere = true;
    void import("./signup-draft.ts").then((module) => isHere && takeUp(module)).catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => kept.current?.keepSignup(form.values, step), [form.values, step]);
  const goTo = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => {
      heading.current?.focus();
      heading.current?.scrollIntoView?.({ block: "center" });
    });
  };
  return {
    heading,
    isRestored,
    goOn: () => {
      const fields = signupSteps[step]?.fields ?? [];
      if (checkFields(fields)) goTo(Math.min(step + 1, lastStep));
    },
    goBack: () => goTo(Math.max(step - 1, 0)),
    forget: () => kept.current?.forgetSignup(),
    startOver: () => {
      kept.current?.forgetSignup();
      form.setValues(emptySignup);
      form.clearErrors();
      setTakenUp(false);
      goTo(0);
    },
  };
}
