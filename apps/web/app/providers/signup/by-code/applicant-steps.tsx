import { signUpByCode } from "@hunarmand/api/providers/code-signup";
import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import texts from "../../../locales/en/code-signup.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { signIn } from "../../../shared/person/session.ts";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import {
  type Applicant,
  type ApplicantStep,
  applicantSteps,
  emptyApplicant,
  findApplicant,
  findOpenStep,
  forgetApplicant,
  isEmptyApplicant,
  keepApplicant,
} from "./applicant.ts";
import type { StepProps } from "./applicant-form.tsx";
import { CodeProgress } from "./code-progress.tsx";
import type { CodeProof } from "./code-step.tsx";
import { NameStep } from "./name-step.tsx";
import { PlaceStep } from "./place-step.tsx";
import { WorkStep } from "./work/work-step.tsx";

const forms: Record<ApplicantStep, (props: StepProps) => React.ReactNode> = {
  name: NameStep,
  place: PlaceStep,
  work: WorkStep,
};

interface ApplicantStepsProps {
  proof: CodeProof;
  requestAgain: () => void;
  /** The code is too old, or was used. */
  onLate: () => void;
  onSignedUp: () => Promise<void>;
}

/** Name, place and trade, one at a time. The last step signs up and logs in. */
export function ApplicantSteps({ proof, requestAgain, onLate, onSignedUp }: ApplicantStepsProps) {
  const navigate = useNavigate();
  const [applicant, setApplicant] = useState(findApplicant);
  const [isRestored, setRestored] = useState(!isEmptyApplicant(applicant));
  const { step, openStep } = useStepInHistory(applicant);
  const [round, setRound] = useState(0);
  useEffect(() => keepApplicant(applicant), [applicant]);
  const Step = forms[step];
  const place = applicantSteps.indexOf(step);
  const goTo = (next: ApplicantStep | undefined) => {
    setRestored(false);
    if (next) openStep(next);
    else requestAgain();
  };
  const send = async (values: Partial<Applicant>) => {
    const { token, role } = await signUp({ ...applicant, ...values }, proof).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "code-invalid") onLate();
      throw error;
    });
    forgetApplicant();
    await onSignedUp();
    signIn(token, role);
    await navigate("/pending", { state: { signedUp: true } });
  };
  return (
    <>
      <CodeProgress step={step} />
      {isRestored && (
        <Restored
          startOver={() => {
            setApplicant(emptyApplicant);
            setRound(round + 1);
            goTo("name");
          }}
        />
      )}
      <Step
        key={`${step} ${round}`}
        applicant={applicant}
        change={(values) => setApplicant((before) => ({ ...before, ...values }))}
        next={step === "work" ? send : async () => goTo(applicantSteps[place + 1])}
        back={() => goTo(applicantSteps[place - 1])}
      />
    </>
  );
}

/** Each step is an entry of the browser's history, so that its Back button leads to the step before. */
function useStepInHistory(applicant: Applicant) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  // An entry from before a reload may name a step that is not reached yet.
  const [firstKey] = useState(key);
  const [first] = useState(() => findOpenStep(applicant));
  const named = key === firstKey ? undefined : applicantSteps.find((name) => name === state?.step);
  return {
    step: named ?? first,
    openStep: (next: ApplicantStep) => void navigate(".", { state: { step: next }, preventScrollReset: true }),
  };
}

function signUp({ fullName, city, area, category, skills }: Applicant, proof: CodeProof) {
  const { firstName = "", lastName } = splitName(fullName);
  const names = { FirstName: firstName, LastName: lastName };
  const work = { City: city, Area: area, Category: category, Skill: skills.join(",") };
  return callApi(signUpByCode, { body: { ...proof, ...names, ...work } });
}

function Restored({ startOver }: { startOver: () => void }) {
  const { restored, startOver: label } = useMessages(texts);
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" role="status">
      <Text size="sm">{restored}</Text>
      <Button variant="subtle" flex="none" onClick={startOver}>
        {label}
      </Button>
    </Group>
  );
}
