import { listAreas, listCategories, listCities, listSkills, listSubSkills } from "@hunarmand/api/lookups/lookups";
import { Fieldset, NativeSelect, type NativeSelectProps, Textarea } from "@mantine/core";
import jobDesk from "../../../locales/en/job-desk.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { ChoicesFailure } from "../../../shared/calls/choices-failure.tsx";
import { type Choices, useChoices } from "../../../shared/calls/use-choices.ts";
import type { CallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toNameOptions } from "../../../shared/texts/names.ts";
import { WorkSearch } from "../../../shared/work/work-search.tsx";
import type { emptyJob } from "./new-job-form.ts";

export type NewJobForm = CallForm<typeof emptyJob, unknown>;
type Field = keyof typeof emptyJob;

const findId = ({ items }: Choices<{ id: number; name: string }>, chosen: string): number | undefined =>
  items.find(({ name }) => name === chosen)?.id;

/** A change of this field empties the fields that depend on it. */
function fieldThatEmpties(form: NewJobForm, name: Field, dependents: readonly Field[]) {
  const field = form.field(name);
  return {
    ...field,
    onChange: (event: unknown) => {
      field.onChange(event);
      for (const dependent of dependents) form.form.setFieldValue(dependent, "");
    },
  };
}

export function WorkFields({ form }: { form: NewJobForm }) {
  const { create } = useMessages(jobDesk);
  const { category, skill } = form.form.values;
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const skills = useChoices(findId(categories, category), (categoryId, signal) =>
    callApi(listSkills, { params: { categoryId }, signal }),
  );
  const subSkills = useChoices(skill || undefined, (skills, signal) =>
    callApi(listSubSkills, { params: { skills }, signal }),
  );
  return (
    <Fieldset legend={create.work}>
      <div className="form-grid">
        <div className="form-grid-wide">
          <WorkSearch
            isOffice
            onPick={(work) => {
              form.form.setFieldValue("category", work.category);
              form.form.setFieldValue("skill", work.skill);
              form.form.setFieldValue("subSkill", work.subSkill ?? "");
            }}
          />
        </div>
        <Choice
          required
          label={create.category}
          choices={categories}
          {...fieldThatEmpties(form, "category", ["skill", "subSkill"])}
        />
        <Choice
          required
          label={create.skill}
          choices={skills}
          none={category === "" ? create.categoryFirst : undefined}
          {...fieldThatEmpties(form, "skill", ["subSkill"])}
        />
        <Choice
          label={create.subSkill}
          choices={subSkills}
          none={skill === "" ? create.skillFirst : undefined}
          {...form.field("subSkill")}
        />
        <Textarea className="form-grid-wide" rows={3} label={create.description} {...form.field("description")} />
      </div>
    </Fieldset>
  );
}

export function PlaceFields({ form }: { form: NewJobForm }) {
  const { create } = useMessages(jobDesk);
  const { city } = form.form.values;
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  const areas = useChoices(findId(cities, city), (cityId, signal) =>
    callApi(listAreas, { params: { cityId }, signal }),
  );
  return (
    <Fieldset legend={create.place}>
      <div className="form-grid">
        <Choice required label={create.city} choices={cities} {...fieldThatEmpties(form, "city", ["area"])} />
        <Choice
          required
          label={create.area}
          choices={areas}
          none={city === "" ? create.cityFirst : undefined}
          {...form.field("area")}
        />
        <Textarea required className="form-grid-wide" rows={2} label={create.address} {...form.field("address")} />
      </div>
    </Fieldset>
  );
}

interface ChoiceProps extends NativeSelectProps {
  choices: Choices<string | { name: string }>;
  /** Shown while there is nothing to choose. */
  none?: string | undefined;
}

function Choice({ choices, none, ...rest }: ChoiceProps) {
  const { create } = useMessages(jobDesk);
  const names = choices.items.map((item) => (typeof item === "string" ? item : item.name));
  const label = choices.loading ? create.loading : (none ?? create.choose);
  return (
    <div>
      {/* Never disabled: a quick Tab would go to the next field, and what is typed would land there. */}
      <NativeSelect {...rest} data={[{ value: "", label }, ...toNameOptions(names)]} />
      <ChoicesFailure choices={choices} />
    </div>
  );
}
