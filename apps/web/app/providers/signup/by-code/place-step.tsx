import { requiredText } from "@hunarmand/api/fields";
import { useState } from "react";
import { z } from "zod";
import texts from "../../../locales/en/code-signup.json";
import { ChoicesFailure } from "../../../shared/calls/choices-failure.tsx";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { AreaField } from "../../../shared/place/area-field.tsx";
import { type FoundPlace, findNearAreas, OwnPlace } from "../../../shared/place/own-place.tsx";
import { usePlaceChoices } from "../../../shared/place/use-place-choices.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, toNameOptions } from "../../../shared/texts/names.ts";
import { FarFromOffice, isFarFromOffice } from "../far-from-office.tsx";
import { ApplicantForm, type StepProps } from "./applicant-form.tsx";
import { VisitPlace } from "./visit-place.tsx";

const PlaceForm = z.object({ city: requiredText(), area: requiredText() });
const urduLetter = /\p{Script=Arabic}/u;
const withoutPin = { address: "", pinLocationLatitude: "", pinLocationLongitude: "" };

/** City and area, by the position or by a tap and a letter. The position itself is not stored. Below them is where the visit will be. */
export function PlaceStep({ applicant, ...ways }: StepProps) {
  const { city: label, areaHint, placeMissing } = useMessages(texts);
  const { city, area } = applicant;
  const form = useCallForm(PlaceForm, { city, area }, { draft: "none" });
  const { values, errors, setValues } = form.form;
  const [found, setFound] = useState<FoundPlace>();
  const isMissing = Object.keys(errors).length > 0;
  const { cities, areas } = usePlaceChoices(values);
  // A letter with which an area of this city begins, of the reader's own letters if there is one.
  const letters = areas.items.map(({ name }) => getName(name).charAt(0));
  const letter = letters.find((one) => urduLetter.test(one)) ?? letters[0] ?? "";
  const choose = ({ city = values.city, area = values.area }) => setValues({ city, area });
  return (
    <ApplicantForm form={{ ...form, summary: isMissing ? "" : form.summary }} {...ways}>
      <OwnPlace values={{ ...values, ...withoutPin }} change={choose} onFound={setFound} />
      <ChoiceChips
        label={label}
        choices={toNameOptions(cities.items.map(({ name }) => name))}
        value={values.city}
        name="city"
        error={values.city === "" && isMissing && placeMissing}
        onChoose={(chosen) => chosen !== values.city && choose({ city: chosen, area: "" })}
      />
      <ChoicesFailure choices={cities} />
      <FarFromOffice city={values.city} />
      {values.city !== "" && (
        <AreaField
          // What was typed for another city is gone.
          key={values.city}
          areas={areas}
          value={values.area}
          onChange={(area) => choose({ area })}
          error={isMissing && placeMissing}
          placeholder={letter && areaHint({ letter })}
          // Those near the position are offered above.
          offersFirst={findNearAreas(found, values.city).length === 0}
        />
      )}
      {!isFarFromOffice(values.city) && <VisitPlace />}
    </ApplicantForm>
  );
}
