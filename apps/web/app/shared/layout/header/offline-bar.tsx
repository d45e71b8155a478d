import { useSyncExternalStore } from "react";
import layout from "../../../locales/en/layout.json";
import { useMessages } from "../../texts/messages.ts";

/** Says that the network is gone before a button has to fail to show it. Below the header: at the foot it would lie on what is pressed there. */
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
