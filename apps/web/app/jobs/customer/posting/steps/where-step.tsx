import { Textarea } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import customers from "../../../../locales/en/customers.json";
import { useContractForm } from "../../../../shared/forms/use-contract-form.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { WhereStep as schema } from "../job-draft.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import { toPin } from "./pin.ts";
import { PinPicker } from "./pin-picker.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";
import { usePlaceChoices } from "./use-job-choices.ts";

export function WhereStep({ draft, ...ways }: StepProps) {
  const { post } = useMessages(customers);
  const { city, area, address, pinLocationLatitude, pinLocationLongitude } = draft;
  const form = useContractForm(schema, { city, area, address, pinLocationLatitude, pinLocationLongitude });
  const { values, setFieldValue, setValues } = form.form;
  const { cities, areas } = usePlaceChoices(values);
  // Only a new list can make a choice unfit.
  const clearUnfit = useEffectEvent((items: typeof areas.items) => {
    const isUnfit = items.length > 0 && !items.some(({ name }) => name === values.area);
    if (values.area !== "" && isUnfit) setFieldValue("area", "");
  });
  useEffect(() => clearUnfit(areas.items), [areas.items]);
  return (
    <StepForm form={form} {...ways}>
      <div className="form-grid">
        <ChoiceSelect required label={post.city} choices={cities} none={post.choose} {...form.field("city")} />
        <ChoiceSelect
          required
          label={post.area}
          choices={areas}
          none={values.city === "" ? post.cityFirst : post.choose}
          {...form.field("area")}
        />
      </div>
      <Textarea
        required
        label={post.address}
        description={post.addressHint}
        autoComplete="street-address"
        rows={2}
        {...form.field("address")}
      />
      <PinPicker
        city={values.city}
        pin={toPin(values)}
        onChange={(pin) =>
          setValues({
            pinLocationLatitude: pin ? String(pin.latitude) : "",
            pinLocationLongitude: pin ? String(pin.longitude) : "",
          })
        }
      />
    </StepForm>
  );
}
