import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { Anchor, Card, Checkbox, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { z } from "zod";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { desks } from "../../desk/desks.ts";
import recordDesks from "../../locales/en/record-desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";

const Demand = z.object({ demandsSecondFactor: z.boolean() });

/** Sets whether staff need one-time codes besides the password (docs/security-rules.md S14). */
export function SecondFactorCard({ isDemanded }: { isDemanded: boolean }) {
  const { secondFactor: texts } = useMessages(recordDesks);
  const { decide } = useDecision();
  const form = useCallForm(Demand, { demandsSecondFactor: isDemanded }, { draft: "none" });
  return (
    <Card>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text c="dimmed">{texts.hint}</Text>
      <Anchor component={Link} to={desks.security.path} className="tall-link">
        {texts.own}
      </Anchor>
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={(body) => decide(() => callApi(updateOfficeSettings, { body }))}
      >
        <Checkbox
          className="tall-check"
          label={texts.demand}
          name="demandsSecondFactor"
          {...form.form.getInputProps("demandsSecondFactor", { type: "checkbox" })}
        />
      </FormBody>
    </Card>
  );
}
