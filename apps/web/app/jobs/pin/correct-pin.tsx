import { correctPin } from "@hunarmand/api/jobs/arrival";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import jobArrival from "../../locales/en/job-arrival.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import type { Position } from "../../shared/maps/location-map.tsx";
import { PinPicker } from "../../shared/place/pin-picker.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface CorrectPinProps {
  job: { id: string; city: string; pinLocationLatitude: number | null; pinLocationLongitude: number | null };
  /** Refreshes other data than the screen's own, which are always fetched again. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes the pin of an accepted job, for its customer and for the office. */
export function CorrectPin({ job, onSaved, onClose }: CorrectPinProps) {
  const { customer: texts } = useMessages(jobArrival);
  const { errors } = useMessages(shared);
  const { revalidate } = useRevalidator();
  const { busy, run } = useBusy();
  const { pinLocationLatitude: latitude, pinLocationLongitude: longitude } = job;
  const [pin, setPin] = useState<Position | undefined>(
    latitude === null || longitude === null ? undefined : { latitude, longitude },
  );
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    if (!pin) return setProblem(texts.missing);
    const body = { pinLocationLatitude: pin.latitude, pinLocationLongitude: pin.longitude };
    try {
      const { message } = await callApi(correctPin, { params: { id: job.id }, body });
      onClose();
      showToast(message);
      await Promise.all([revalidate(), onSaved()]);
    } catch (error) {
      setProblem(failureText(error, errors.unavailable));
    }
  };
  return (
    <FormDialog title={texts.pinTitle} text={texts.pinText} wide onClose={onClose}>
      <Stack gap="sm">
        <PinPicker city={job.city} pin={pin} onChange={setPin} />
        {problem && (
          <Text c="red" role="alert">
            {problem}
          </Text>
        )}
        <Button loading={busy} onClick={() => void run(save)}>
          {texts.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      </Stack>
    </FormDialog>
  );
}
