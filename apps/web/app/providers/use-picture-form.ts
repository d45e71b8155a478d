import { uploadProfile } from "@hunarmand/api/providers/documents";
import { useState } from "react";
import { z } from "zod";
import providers from "../locales/en/providers.json";
import shared from "../locales/en/shared.json";
import { ApiError } from "../shared/calls/api-error.ts";
import { callApi } from "../shared/calls/call-api.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { shrinkImage } from "../shared/forms/shrink-image.ts";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { refreshProfileImage } from "../shared/person/profile-image.ts";
import { readSession } from "../shared/person/session.ts";
import { getMessages } from "../shared/texts/messages.ts";

const PictureForm = z.object({
  File: z.instanceof(File, { error: () => getMessages(providers).picture.missing }),
});

/** Uploads a picture (docs/screens.md U65): no file, no reply, a refusal and success each have a text. */
export function usePictureForm() {
  const incomplete = getMessages(providers).picture.missing;
  const form = useCallForm(
    PictureForm,
    { File: null as File | null },
    { draft: "none", incomplete, announce: showMissing },
  );
  const [percent, setPercent] = useState<number>();
  const save = async ({ File: picture }: z.output<typeof PictureForm>) => {
    const email = readSession()?.email;
    if (!email) return showError(getMessages(shared).errors.noEmail);
    try {
      const body = new FormData();
      body.set("File", await shrinkImage(picture));
      body.set("Email", email);
      await callApi(uploadProfile, { body, onProgress: setPercent });
    } catch (error) {
      await showError(uploadFailureText(error));
      throw error;
    } finally {
      setPercent(undefined);
    }
    await refreshProfileImage();
    form.form.reset();
    const { success } = getMessages(shared);
    await showMessage({ kind: "success", title: success, text: getMessages(providers).picture.done });
  };
  return { form, save, percent };
}

/** Status 0: no response at all. */
export function uploadFailureText(error: unknown): string {
  const { unreachable, failed } = getMessages(providers).picture;
  return error instanceof ApiError && error.status === 0 ? unreachable : failed;
}

const showMissing = () => showError(getMessages(providers).picture.missing);

function showError(text: string): Promise<void> {
  return showMessage({ kind: "error", title: getMessages(shared).error, text });
}
