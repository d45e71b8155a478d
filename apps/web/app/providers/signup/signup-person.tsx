import { genders } from "@hunarmand/api/providers/providers";
import { NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import providers from "../../locales/en/providers.json";
import { CnicField, EmailField, PasswordField, PhoneField } from "../../shared/forms/form-fields.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useExperienceChoices, useQualificationChoices } from "./optional-choices.ts";
import type { SignupContractForm } from "./signup-fields.ts";
import { isOddForGender } from "./signup-schema.ts";
import { SignupSection } from "./signup-section.tsx";

/** `proof` is shown below the number when another account has it. */
export function SignupPerson({ field, form, proof }: SignupContractForm & { proof: ReactNode }) {
  const { signup } = useMessages(providers);
  const { CNIC, Gender } = form.getValues();
  const none = { value: "", label: signup.choose };
  return (
    <SignupSection title={signup.aboutYou}>
      <TextInput required autoComplete="given-name" label={signup.firstName} {...field("FirstName")} />
      <TextInput required autoComplete="family-name" label={signup.lastName} {...field("LastName")} />
      <TextInput required label={signup.fatherName} {...field("FatherName")} />
      <CnicField
        required
        label={signup.cnic}
        description={isOddForGender(CNIC, Gender) ? signup.cnicHint : undefined}
        {...field("CNIC")}
      />
      <PhoneField required label={signup.phoneNumber} {...field("PhoneNumber")} />
      {proof}
      <PhoneField autoComplete="off" label={signup.phoneNumberAlt} {...field("PhoneNumberAlt")} />
      <NativeSelect
        required
        label={signup.gender}
        data={[none, ...genders.map((value) => ({ value, label: signup.genders[value] }))]}
        {...field("Gender")}
      />
      <NativeSelect label={signup.qualification} data={useQualificationChoices()} {...field("Qualification")} />
      <NativeSelect label={signup.experience} data={useExperienceChoices()} {...field("Experience")} />
    </SignupSection>
  );
}

export function SignupLogin({ field, form }: SignupContractForm) {
  const { signup } = useMessages(providers);
  const passwordHint = form.errors.Password ? undefined : signup.passwordHint;
  return (
    <SignupSection title={signup.yourLogin}>
      <EmailField required className="form-grid-wide" label={signup.email} {...field("Email")} />
      <PasswordField
        required
        autoComplete="new-password"
        label={signup.password}
        description={passwordHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...field("Password")}
      />
      <PasswordField
        required
        autoComplete="new-password"
        label={signup.confirmPassword}
        {...field("ConfirmPassword")}
      />
    </SignupSection>
  );
}
