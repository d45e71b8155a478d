import shared from "../../../locales/en/shared.json";
import { useMessages } from "../../texts/messages.ts";

export function Logo() {
  const { brand } = useMessages(shared);
  return (
    <>
      <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
        <rect width="64" height="64" rx="14" className="logo-ground" />
        <path d="M18 14v36M46 14v36M18 32h28" className="logo-letter" />
        <circle cx="32" cy="32" r="6" className="logo-dot" />
      </svg>
      <span>{brand}</span>
    </>
  );
}
