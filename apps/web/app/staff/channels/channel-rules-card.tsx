import { type ChannelRules, noticeChannels } from "@hunarmand/api/notices/channels";
import { noticeGroups } from "@hunarmand/api/notices/notice-kinds";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { Checkbox, Fieldset, Group, TextInput } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import wishes from "../../locales/en/notification-settings.json";
import recordDesks from "../../locales/en/record-desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { SettingsCard } from "../settings-card.tsx";
import { ChannelRulesForm, channelsOf, minutesOf, toRuleFields, toRules } from "./channel-rules-form.ts";

/** The notification channels of people who have not chosen their own (docs/product.md N6). */
export function ChannelRulesCard({ rules }: { rules: ChannelRules }) {
  const { channelRules: texts } = useMessages(recordDesks);
  const { groups, channels } = useMessages(wishes);
  const { decide } = useDecision();
  const form = useCallForm(ChannelRulesForm, toRuleFields(rules), { draft: "none" });
  const save = (changed: ChannelRules) => callApi(updateOfficeSettings, { body: { channels: changed } });
  return (
    <SettingsCard texts={texts}>
      <FormBody form={form} submitLabel={texts.submit} onSave={(fields) => decide(() => save(toRules(fields)))}>
        {noticeGroups.map((group) => (
          <Fieldset key={group} legend={groups[group].title}>
            <Checkbox.Group label={texts.channels} {...form.form.getInputProps(channelsOf(group))}>
              <Group gap="0 var(--mantine-spacing-lg)" mt="xs">
                {noticeChannels.map((channel) => (
                  <Checkbox key={channel} value={channel} label={channels[channel]} className="tall-check" />
                ))}
              </Group>
            </Checkbox.Group>
            <TextInput required inputMode="numeric" mt="sm" label={texts.minutes} {...form.field(minutesOf(group))} />
          </Fieldset>
        ))}
      </FormBody>
    </SettingsCard>
  );
}
