import { MobileNumber } from "@hunarmand/api/fields";
import { type HealthTry, type TriedPart, tryHealth } from "@hunarmand/api/upkeep/health-tries";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import healthDesk from "../locales/en/health-desk.json";
import { callApi } from "../shared/calls/call-api.ts";
import { PhoneField } from "../shared/forms/form-fields.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { useMessages } from "../shared/texts/messages.ts";

const Phone = z.object({ phone: MobileNumber });
const NoPhone = z.object({ phone: z.string() });

/** Tries a part for real: sends a mail or text message, stores a file, or asks the gateway. */
export function HealthTryForm({ part }: { part: TriedPart }) {
  const { tries } = useMessages(healthDesk);
  const [done, setDone] = useState<HealthTry>();
  const needsPhone = part === "messages";
  const form = useCallForm(needsPhone ? Phone : NoPhone, { phone: "" }, { draft: "none" });
  const send = async ({ phone }: { phone: string }) => {
    setDone(undefined);
    setDone(await callApi(tryHealth, { body: needsPhone ? { part, phone } : { part } }));
  };
  return (
    <form noValidate onSubmit={form.submitWith(send)}>
      <Stack gap="xs" align="start">
        {needsPhone && <PhoneField required w="100%" label={tries.phone} {...form.field("phone")} />}
        {form.summary !== "" && (
          <Alert color="red" variant="light">
            {form.summary}
          </Alert>
        )}
        <Button type="submit" variant="default" loading={form.busy}>
          {tries.submit[part]}
        </Button>
        <div role="status">{done && <Outcome done={done} />}</div>
      </Stack>
    </form>
  );
}

/** The words are those of the server or gateway, often in English. */
function Outcome({ done: { part, outcome, words } }: { done: HealthTry }) {
  const { tries } = useMessages(healthDesk);
  if (outcome === "done") return <Text>{tries.done[part]}</Text>;
  if (outcome === "off") return <Text>{tries.off}</Text>;
  return (
    <>
      <Text>{tries.failed}</Text>
      <Text size="sm" dir="auto" style={{ overflowWrap: "anywhere" }}>
        {words}
      </Text>
    </>
  );
}
