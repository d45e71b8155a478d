import installedApp from "../../locales/en/installed-app.json";
import { useMessages } from "../texts/messages.ts";
import { installApp, useInstallWay } from "./install-app.ts";

/** The line of the account menu that puts the portal on the phone; nothing where it is there or cannot be. */
export function InstallItem() {
  const { install } = useMessages(installedApp);
  const way = useInstallWay();
  if (way === undefined) return null;
  return (
    <li>
      <button type="button" className="menu-item" onClick={() => void installApp(way)}>
        {install.add}
      </button>
    </li>
  );
}
