import { Checkbox, Fieldset, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { useId } from "react";
import providers from "../../locales/en/providers.json";
import { ChoicesFailure } from "../../shared/calls/choices-failure.tsx";
import type { Choices } from "../../shared/calls/use-choices.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, toNameOptions } from "../../shared/texts/names.ts";
import { FarFromOffice } from "./far-from-office.tsx";
import type { SignupContractForm } from "./signup-fields.ts";
import { SignupSection } from "./signup-section.tsx";
import type { SignupChoices } from "./use-signup-choices.ts";

interface PartProps {
  form: SignupContractForm;
  choices: SignupChoices;
}

export function SignupPlace({ form, choices: { cities, areas } }: PartProps) {
  const { signup } = useMessages(providers);
  const areaHint = form.form.values.City === "" ? signup.cityFirst : signup.choose;
  return (
    <SignupSection title={signup.whereYouWork}>
      <NamedSelect label={signup.city} choices={cities} none={signup.choose} {...form.field("City")} />
      <FarFromOffice city={form.form.values.City} />
      <NamedSelect label={signup.area} choices={areas} none={areaHint} {...form.field("Area")} />
    </SignupSection>
  );
}

export function SignupTrade({ form, choices: { categories, skills, subSkills } }: PartProps) {
  const { signup } = useMessages(providers);
  const { Category, Skill } = form.form.values;
  return (
    <SignupSection title={signup.whatYouDo}>
      <NamedSelect label={signup.category} choices={categories} none={signup.choose} {...form.field("Category")} />
      <NameChecks
        required
        label={signup.skills}
        choices={skills}
        hint={Category === "" ? signup.categoryFirst : ""}
        {...form.field("Skill")}
      />
      <NameChecks
        label={signup.subSkills}
        choices={subSkills}
        hint={Skill.length === 0 ? signup.skillFirst : signup.noSubSkills}
        {...form.field("SubSkill")}
      />
    </SignupSection>
  );
}

type FieldProps = ReturnType<SignupContractForm["field"]>;

function NamedSelect(props: FieldProps & { label: string; none: string; choices: Choices<{ name: string }> }) {
  const { none, choices, ...field } = props;
  const { signup } = useMessages(providers);
  return (
    <div>
      <NativeSelect
        required
        disabled={choices.items.length === 0}
        data={[
          { value: "", label: choices.loading ? signup.loading : none },
          ...toNameOptions(choices.items.map(({ name }) => name)),
        ]}
        {...field}
      />
      <ChoicesFailure choices={choices} />
    </div>
  );
}

interface NameChecksProps extends FieldProps {
  label: string;
  required?: boolean;
  choices: Choices<string>;
  /** Why the list is empty. */
  hint: string;
}

/** Several choices of a list. Check boxes, because a phone shows all of them at once and they need no search. */
function NameChecks({
  label,
  required = false,
  choices,
  hint,
  name,
  error,
  value,
  onChange,
  ...rest
}: NameChecksProps) {
  const { signup } = useMessages(providers);
  const text = choices.loading ? signup.loading : hint;
  const errorId = `${useId()}-error`;
  return (
    <div className="form-grid-wide">
      <Fieldset variant="unstyled" disabled={choices.items.length === 0}>
        <Checkbox.Group
          {...{ label, error, value, onChange }}
          errorProps={{ id: errorId }}
          // Above a list that may be longer than the screen.
          inputWrapperOrder={["label", "error", "input"]}
          withAsterisk={required}
          data-path={rest["data-path" as keyof typeof rest]}
        >
          {choices.items.length === 0 && !choices.failed && <Text c="dimmed">{text}</Text>}
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="xs" verticalSpacing={0}>
            {choices.items.map((item) => (
              <Checkbox
                key={item}
                name={name}
                value={item}
                label={getName(item)}
                className="tall-check"
                error={Boolean(error)}
                aria-invalid={Boolean(error) || undefined}
                aria-describedby={error ? errorId : undefined}
              />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      </Fieldset>
      <ChoicesFailure choices={choices} />
    </div>
  );
}
