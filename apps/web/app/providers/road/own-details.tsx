import { blankAsAbsent } from "@hunarmand/api/fields";
import { genders, type ProviderProfile, SignupBody, updateProvider } from "@hunarmand/api/providers/providers";
import { Text, TextInput } from "@mantine/core";
import { z } from "zod";
import providers from "../../locales/en/providers.json";
import texts from "../../locales/en/road.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { CnicField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { signIn } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { isOddForGender } from "../signup/signup-schema.ts";

const { FatherName, CNIC, Gender } = SignupBody.shape;
const empty = { FatherName: "", CNIC: "", Gender: "" };

/** Any of the fields: what is typed is saved, and the rest can follow on another day or phone. */
const DetailsForm = z
  .object({ FatherName: blankAsAbsent(FatherName), CNIC: blankAsAbsent(CNIC), Gender: blankAsAbsent(Gender) })
  .refine((form) => Object.values(form).some((value) => value !== undefined), {
    path: [""],
    error: () => getMessages(texts).details.nothing,
  });

interface OwnDetailsProps {
  profile: ProviderProfile;
  reload: () => void;
}

/** What is on the CNIC, as far as it is missing. */
export function OwnDetails({ profile, reload }: OwnDetailsProps) {
  const { details } = useMessages(texts);
  const { signup } = useMessages(providers);
  const form = useCallForm(DetailsForm, empty, { draft: { form: "own-details" } });
  const { values, setFieldValue } = form.form;
  const save = async (body: z.output<typeof DetailsForm>) => {
    const phoneNumber = profile.phoneNumber || profile.id;
    const { token } = await callApi(updateProvider, { params: { phoneNumber }, body });
    if (token) signIn(token, "Provider");
    form.form.setValues(empty);
    showToast(getMessages(texts).details.saved);
    reload();
  };
  const gender = profile.gender || values.Gender;
  // The form's own error stays until the next Save; its marks go with the first letter.
  const isNothing = form.form.errors[""] !== undefined && Object.values(values).every((value) => value === "");
  const field = (name: keyof typeof empty) => {
    const props = form.field(name);
    return { ...props, error: props.error ?? (isNothing && details.oneOf) };
  };
  return (
    <>
      <Text mb="md">{details.text}</Text>
      <FormBody form={form} onSave={save} submitLabel={details.save}>
        {profile.cnic === "" && (
          <CnicField
            label={signup.cnic}
            description={isOddForGender(values.CNIC, gender) ? signup.cnicHint : undefined}
            {...field("CNIC")}
          />
        )}
        {profile.fatherName === "" && <TextInput label={signup.fatherName} {...field("FatherName")} />}
        {profile.gender === "" && (
          <ChoiceChips
            label={details.gender}
            choices={genders.map((value) => ({ value, label: signup.genders[value] }))}
            value={values.Gender}
            error={field("Gender").error}
            onChoose={(chosen) => setFieldValue("Gender", chosen)}
          />
        )}
      </FormBody>
    </>
  );
}
