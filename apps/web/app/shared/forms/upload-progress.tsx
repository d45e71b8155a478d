import "./image-picker.css";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

/** The progress of an upload; nothing before it starts. */
export function UploadProgress({ percent }: { percent: number | undefined }) {
  const { upload } = useMessages(shared);
  if (percent === undefined) return null;
  return (
    <div className="upload-progress" role="status">
      <progress max={100} value={percent} aria-label={upload.progress} />
      <span className="ltr">{percent} %</span>
    </div>
  );
}
