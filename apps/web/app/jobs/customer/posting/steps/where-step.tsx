import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { PlaceFields } from "../../../../shared/place/place-fields.tsx";
import { useKeptAddresses } from "../again/use-kept-addresses.ts";
import { WhereStep as schema } from "../job-draft.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

/** Loaded for customers with kept addresses only. */
const KeptAddresses = lazyPart(async () => (await import("../again/kept-addresses.tsx")).KeptAddresses, {
  away: () => null,
});
const KeepAddress = lazyPart(async () => (await import("../again/keep-address.tsx")).KeepAddress, { away: () => null });

export function WhereStep({ draft, ...ways }: StepProps) {
  const { city, area, address, pinLocationLatitude, pinLocationLongitude } = draft;
  const form = useCallForm(
    schema,
    { city, area, address, pinLocationLatitude, pinLocationLongitude },
    { draft: "none" },
  );
  const { values, setValues } = form.form;
  const { kept, reload } = useKeptAddresses();
  return (
    <>
      <StepForm form={form} {...ways}>
        {kept && kept.length > 0 && <KeptAddresses kept={kept} values={values} choose={setValues} />}
        <PlaceFields values={values} field={form.field} change={setValues} />
      </StepForm>
      {kept && <KeepAddress kept={kept} place={values} onKept={reload} />}
    </>
  );
}
