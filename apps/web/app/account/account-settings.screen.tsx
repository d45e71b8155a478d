import { languageNames } from "@hunarmand/texts/catalogue";
import account from "../locales/en/account.json";
import { useLogout } from "../shared/layout/header/use-logout.ts";
import { SmallPage } from "../shared/layout/small-page.tsx";
import { useLanguageChoice } from "../shared/layout/use-language-choice.ts";
import { OptionList, OptionRow } from "../shared/lists/option-row.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";

export function meta() {
  return pageMeta({ title: getMessages(account).settings.title });
}

export default function AccountSettingsScreen() {
  const { settings } = useMessages(account);
  const logout = useLogout();
  const { others, choose } = useLanguageChoice();
  return (
    <SmallPage title={settings.title}>
      <OptionList>
        <OptionRow icon="person" title={settings.editProfile} text={settings.editProfileHint} to="/editprofile" />
        <OptionRow icon="key" title={settings.changePassword} text={settings.changePasswordHint} to="/changepassword" />
        <OptionRow icon="shield" title={settings.devices} text={settings.devicesHint} to="/devices" />
        <OptionRow
          icon="bell"
          title={settings.notifications}
          text={settings.notificationsHint}
          to="/notificationsettings"
        />
        {others.map((language) => (
          <OptionRow
            key={language}
            icon="globe"
            title={<span lang={language}>{languageNames[language]}</span>}
            text={settings.languageHint}
            onClick={() => void choose(language)}
          />
        ))}
        <OptionRow icon="document" title={settings.ownData} text={settings.ownDataHint} to="/yourdata" />
        <OptionRow icon="exit" title={settings.signOut} text={settings.signOutHint} onClick={() => void logout()} />
      </OptionList>
    </SmallPage>
  );
}
