import "../../../attachments/attachments.css";
import { attachmentRules } from "@hunarmand/api/jobs/attachments";
import { Text } from "@mantine/core";
import texts from "../../../../locales/en/attachments.json";
import { useObjectUrl } from "../../../../shared/forms/use-object-url.ts";
import { PictureThumb } from "../../../../shared/pictures/picture-thumb.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { AddPictures } from "../../../attachments/add-pictures.tsx";
import { RemoveButton } from "../../../attachments/remove-button.tsx";

interface ProblemPicturesProps {
  files: readonly File[];
  change: (files: readonly File[]) => void;
}

const { max } = attachmentRules.problem;

/** Pictures of what is wrong, chosen before the report is sent. */
export function ProblemPictures({ files, change }: ProblemPicturesProps) {
  const { problem, hints, add, pictureAlt } = useMessages(texts);
  return (
    <section aria-label={problem}>
      <Text fw={600}>{problem}</Text>
      <Text size="sm" c="dimmed">
        {hints.problem({ max })}
      </Text>
      <ul className="attachment-strip">
        {files.map((file, index) => {
          const alt = pictureAlt.problem({ number: index + 1 });
          return (
            <li key={`${file.name} ${file.lastModified}`} data-picture>
              <ChosenPicture file={file} alt={alt} />
              <RemoveButton what={alt} onClick={() => change(files.filter((other) => other !== file))} />
            </li>
          );
        })}
      </ul>
      {files.length < max && (
        <AddPictures label={add.problem} onPick={(picked) => change([...files, ...picked].slice(0, max))} />
      )}
    </section>
  );
}

function ChosenPicture({ file, alt }: { file: File; alt: string }) {
  const { enlarge } = useMessages(texts);
  const url = useObjectUrl(file);
  return url ? <PictureThumb url={url} alt={alt} enlargeLabel={enlarge({ picture: alt })} /> : null;
}
