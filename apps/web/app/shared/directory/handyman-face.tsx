import { useState } from "react";
import { DefaultPicture } from "../layout/drawings/default-picture.tsx";

interface HandymanFaceProps {
  /** Of the public page. */
  id: string;
  hasPicture: boolean;
  size: number;
}

/** The public picture of a handyman, or the default one. It has no alt text, because the name is beside it. */
export function HandymanFace({ id, hasPicture, size }: HandymanFaceProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasPicture || hasFailed) return <DefaultPicture size={size} />;
  return (
    <img
      src={`/api/Provider/directory/${id}/picture`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      className="profile-picture"
      onError={() => setFailed(true)}
    />
  );
}
