import { useSyncExternalStore } from "react";
import layout from "../../../locales/en/layout.json";
import { useMessages } from "../../texts/messages.ts";

/** Says that the network failed, before a click fails. It is below the header: at the bottom it would cover buttons. */
export function OfflineBar() {
  const { offline } = useMessages(layout);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="offline-bar" data-offline={!online || undefined}>
      {online ? "" : offline}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
