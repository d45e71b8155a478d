import { getUserData } from "@hunarmand/api/account/account";
import type { ReplyOf } from "@hunarmand/api/call";
import { editUser } from "@hunarmand/api/providers/providers";
import { Card } from "@mantine/core";
import providers from "../locales/en/providers.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { formatCnic } from "../shared/forms/form-fields.tsx";
import { SmallPage } from "../shared/layout/small-page.tsx";
import { Email } from "../shared/lists/email.tsx";
import { Facts } from "../shared/lists/facts.tsx";
import { OptionList, OptionRow } from "../shared/lists/option-row.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { OfficePhone } from "../shared/office/office-links.tsx";
import { requireEmail } from "../shared/person/require-email.ts";
import { readSession, useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { getName, joinParts } from "../shared/texts/names.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/edit-profile.screen";

type Profile = Partial<ReplyOf<typeof editUser>> & Pick<ReplyOf<typeof getUserData>, "firstName" | "lastName">;

export function meta() {
  return pageMeta({ title: getMessages(providers).edit.title });
}

export function clientLoader() {
  const email = requireEmail();
  const isProvider = readSession()?.role === "Provider";
  return {
    profile: startLoad<ReplyOf<typeof getUserData> | ReplyOf<typeof editUser>>(
      isProvider ? callApi(editUser, { query: { email } }) : callApi(getUserData),
    ),
  };
}

export default function EditProfileScreen({ loaderData }: Route.ComponentProps) {
  const { edit } = useMessages(providers);
  const isCustomer = useSession()?.role === "Customer";
  return (
    <SmallPage
      title={edit.title}
      intro={isCustomer ? edit.ownIntro : edit.intro}
      back={{ to: "/accountsettings", text: edit.back }}
    >
      {!isCustomer && <OfficePhone className="tall-link" />}
      <Loaded promise={loaderData.profile} fallback={<CardSkeletons />} failed={edit.failed}>
        {(profile) => <ProfileFacts profile={profile as Profile} />}
      </Loaded>
      <OptionList>
        {isCustomer && <OptionRow icon="pin" title={edit.addresses} to="/addresses" />}
        <OptionRow icon="key" title={edit.signInDetails} to="/signindetails" />
      </OptionList>
    </SmallPage>
  );
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const { edit, signup } = useMessages(providers);
  const { experience, gender, qualification, cnic } = profile;
  const genders: Readonly<Record<string, string>> = signup.genders;
  const qualifications: Readonly<Record<string, string>> = signup.qualifications;
  const ltr = (text: string | null | undefined) => text && <span className="ltr">{text}</span>;
  return (
    <Card>
      <Facts
        facts={[
          { label: edit.firstName, value: profile.firstName },
          { label: edit.lastName, value: profile.lastName },
          { label: edit.fatherName, value: profile.fatherName },
          { label: edit.phoneNumber, value: ltr(profile.phoneNumber) },
          { label: edit.phoneNumberAlt, value: ltr(profile.phoneNumberAlt) },
          { label: edit.cnic, value: cnic && ltr(formatCnic(cnic)) },
          { label: edit.email, value: profile.email && <Email address={profile.email} className="ltr long" /> },
          { label: edit.gender, value: gender && (genders[gender] ?? gender) },
          { label: edit.city, value: getName(profile.city) },
          { label: edit.area, value: getName(profile.area) },
          { label: edit.category, value: getName(profile.category) },
          { label: edit.skill, value: joinNames(profile.skill) },
          { label: edit.subSkill, value: joinNames(profile.subSkill) },
          { label: edit.qualification, value: qualification && (qualifications[qualification] ?? qualification) },
          { label: edit.experience, value: experience && signup.years({ years: experience }) },
        ]}
      />
    </Card>
  );
}

/** The wire joins names with commas and no space. */
function joinNames(names: string | undefined): string | undefined {
  return names && joinParts(names.split(",").map(getName));
}
