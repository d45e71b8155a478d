import { useEffect, useEffectEvent } from "react";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { hasPinOfOtherPlace, listKnownPlaces } from "../../../../shared/place/known-places.ts";
import { toTypedPin } from "../../../../shared/place/pin.ts";
import { PlaceFields } from "../../../../shared/place/place-fields.tsx";
import { useWorkFacts } from "../../use-work-facts.ts";
import { useKnownAddresses } from "../again/use-known-addresses.ts";
import { WhereStep as schema } from "../job-draft.ts";
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
