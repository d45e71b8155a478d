import { Anchor, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "react-router";
import providers from "../locales/en/providers.json";
import shared from "../locales/en/shared.json";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { ImagePicker } from "../shared/forms/image-picker.tsx";
import { UploadProgress } from "../shared/forms/upload-progress.tsx";
import { useObjectUrl } from "../shared/forms/use-object-url.ts";
import { ProfilePicture } from "../shared/layout/drawings/profile-picture.tsx";
import { useProfileImage } from "../shared/person/profile-image.ts";
import { useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { usePictureForm } from "./use-picture-form.ts";

export function meta() {
  return pageMeta({ title: getMessages(providers).picture.title });
}

const picturePixels = 160;

export default function ProfilePictureScreen() {
  const { picture: texts } = useMessages(providers);
  const session = useSession();
  const { form, save, percent } = usePictureForm();
  const { File: chosen } = form.form.values;
  const preview = useObjectUrl(chosen);
  const field = form.field("File");
  useLoadFailure();
  return (
    <div className="page">
      <Paper className="surface narrow-page" withBorder p="lg" radius="lg">
        <Stack align="center" ta="center" gap="xs" mb="lg">
          <Title order={1} size="h2">
            {texts.title}
          </Title>
          {preview ? (
            <img src={preview} width={picturePixels} height={picturePixels} alt="" className="profile-picture" />
          ) : (
            <ProfilePicture size={picturePixels} />
          )}
          <Text fw={650} size="lg">
            {session?.username}
          </Text>
          <Text c="dimmed">{texts.hint}</Text>
        </Stack>
        <FormBody form={form} onSave={save} submitLabel={texts.save}>
          <ImagePicker
            name="File"
            label={texts.choose}
            value={chosen}
            error={field.error}
            onPick={(picture) => field.onChange(picture)}
          />
          <UploadProgress percent={percent} />
        </FormBody>
        <Anchor component={Link} to="/profile" className="tall-link" mt="sm">
          {texts.back}
        </Anchor>
      </Paper>
    </div>
  );
}

/** The header ignores a failed picture, but this page reports it. */
function useLoadFailure() {
  const hasFailed = useProfileImage()?.status === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    const text = getMessages(providers).picture.loadFailed;
    void showMessage({ kind: "error", title: getMessages(shared).error, text });
  }, [hasFailed]);
}
