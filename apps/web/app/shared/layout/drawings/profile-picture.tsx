import { useProfileImage } from "../../person/profile-image.ts";
import { useSession } from "../../person/session.ts";
import { DefaultPicture } from "./default-picture.tsx";

/** The picture of the logged-in person, or the default one (docs/screens.md U3). */
export function ProfilePicture({ size = 36 }: { size?: number }) {
  const image = useProfileImage();
  const isProvider = useSession()?.role === "Provider";
  if (!image?.url) return <DefaultPicture size={size} hasHelmet={isProvider} />;
  // Without alt text, because the name is beside it.
  return <img src={image.url} width={size} height={size} alt="" className="profile-picture" />;
}
