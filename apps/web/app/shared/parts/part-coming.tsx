import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

/** Shows that a tap was noticed while a dialog's script is being loaded. It appears after a moment. */
export function PartComing() {
  const { loading } = useMessages(shared);
  return (
    <div role="status" className="part-coming">
      {loading}
    </div>
  );
}
