import { lazy, Suspense } from "react";
import { useContractForm } from "../../../../shared/forms/use-contract-form.ts";
import { PlaceFields } from "../../../../shared/place/place-fields.tsx";
import { useKeptAddresses } from "../again/use-kept-addresses.ts";
import { WhereStep as schema } from "../job-draft.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

/** Visitors have kept none. */
const KeptAddresses = lazy(async () => ({ default: (await import("../again/kept-addresses.tsx")).KeptAddresses }));
const KeepAddress = lazy(async () => ({ default: (await import("../again/keep-address.tsx")).KeepAddress }));

export function WhereStep({ draft, ...ways }: StepProps) {
  const { city, area, address, pinLocationLatitude, pinLocationLongitude } = draft;
  const form = useContractForm(
    schema,
    { city, area, address, pinLocationLatitude, pinLocationLongitude },
    { draft: "none" },
  );
  const { values, setValues } = form.form;
  const { kept, reload } = useKeptAddresses();
  return (
    <>
      <StepForm form={form} {...ways}>
        {kept && kept.length > 0 && (
          <Suspense>
            <KeptAddresses kept={kept} values={values} choose={setValues} />
          </Suspense>
        )}
        <PlaceFields values={values} field={form.field} change={setValues} />
      </StepForm>
      {kept && (
        <Suspense>
          <KeepAddress kept={kept} place={values} onKept={reload} />
        </Suspense>
      )}
    </>
  );
}
