import { type ProviderProfile, SignupBody, updateProvider } from "@hunarmand/api/providers/providers";
import { Anchor, Card, Group, NativeSelect, Text } from "@mantine/core";
import { Link } from "react-router";
import type { z } from "zod";
import providers from "../../locales/en/providers.json";
import texts from "../../locales/en/road.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PhoneField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useExperienceChoices, useQualificationChoices } from "../signup/optional-choices.ts";

const MoreForm = SignupBody.pick({ Qualification: true, Experience: true, PhoneNumberAlt: true });

/** The optional fields, folded so that they do not look like one more task. */
export function OwnMore({ profile }: { profile: ProviderProfile }) {
  const { more, details } = useMessages(texts);
  const { signup } = useMessages(providers);
  const { qualification, experience, phoneNumberAlt } = profile;
  const start = {
    Qualification: qualification ?? "",
    Experience: experience === null ? "" : String(experience),
    PhoneNumberAlt: phoneNumberAlt ?? "",
  };
  const form = useCallForm(MoreForm, start, { draft: { form: "own-more" } });
  const qualifications = useQualificationChoices();
  const years = useExperienceChoices();
  const save = async (body: z.output<typeof MoreForm>) => {
    await callApi(updateProvider, { params: { phoneNumber: profile.phoneNumber || profile.id }, body });
    showToast(getMessages(texts).details.saved);
  };
  return (
    <Card w="100%" component="details">
      <summary className="more-title">{more.title}</summary>
      <Text my="sm">{more.text}</Text>
      <FormBody form={form} onSave={save} submitLabel={details.save}>
        <NativeSelect label={signup.qualification} data={qualifications} {...form.field("Qualification")} />
        <NativeSelect label={signup.experience} data={years} {...form.field("Experience")} />
        <PhoneField autoComplete="off" label={signup.phoneNumberAlt} {...form.field("PhoneNumberAlt")} />
      </FormBody>
      <Group gap="md" mt="sm">
        <Anchor component={Link} to="/profilepicture" className="tall-link">
          {more.picture}
        </Anchor>
        <Anchor component={Link} to="/signindetails" className="tall-link">
          {more.change}
        </Anchor>
      </Group>
    </Card>
  );
}
