import { useEffect, useEffectEvent } from "react";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { chooseUsualPlace, hasPinOfOtherPlace, listKnownPlaces } from "../../../../shared/place/known-places.ts";
import { toTypedPin } from "../../../../shared/place/pin.ts";
import { PlaceFields } from "../../../../shared/place/place-fields.tsx";
import { useWorkFacts } from "../../use-work-facts.ts";
import { type KnownAddresses, useKnownAddresses } from "../again/use-known-addresses.ts";
import { hasAddress, WhereStep as schema } from "../job-draft.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

// Only customers have addresses.
const KnownAddressChips = lazyPart(async () => (await import("../again/known-addresses.tsx")).KnownAddressChips, {
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
  const { known, reload } = useKnownAddresses();
  const facts = useWorkFacts(draft.skill);
  // The place of the last job is chosen already. What is typed meanwhile stays.
  const choose = useEffectEvent(({ kept, jobs }: KnownAddresses) => {
    const usual = hasAddress(values) ? undefined : chooseUsualPlace(kept, jobs, values.city);
    if (usual) setValues(usual);
  });
  useEffect(() => {
    if (known) choose(known);
  }, [known]);
  // A pin that came with a known address would lead the handyman there.
  const isPinStale = known !== undefined && hasPinOfOtherPlace(listKnownPlaces(known.kept, known.jobs), values);
  const clearPin = useEffectEvent(() => setValues(toTypedPin(undefined)));
  useEffect(() => {
    if (isPinStale) clearPin();
  }, [isPinStale]);
  return (
    <>
      <StepForm form={form} {...ways}>
        {known && <KnownAddressChips known={known} values={values} choose={setValues} />}
        <PlaceFields
          values={values}
          field={form.field}
          change={setValues}
          served={facts?.cities.map(({ city }) => city)}
        />
      </StepForm>
      {known && <KeepAddress kept={known.kept} place={values} onKept={reload} />}
    </>
  );
}
