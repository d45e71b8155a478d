import { useProfileImage } from "../../person/profile-image.ts";
import { useSession } from "../../person/session.ts";
import { DefaultPicture } from "./default-picture.tsx";

/** The picture of the person who is logged in; the default one as long as there is no other (docs/screens.md U3). */
export function ProfilePicture({ size = 36 }: { size?: number }) {
  const image = useProfileImage();
  const isProvider = useSession()?.role === "Provider";
  if (!image?.url) return <DefaultPicture size={size} hasHelmet={isProvider} />;
  // The name stands beside it.
  return <img src={image.url} width={size} height={size} alt="" className="profile-picture" />;
}
