import { useMantineColorScheme } from "@mantine/core";
import layout from "../../locales/en/layout.json";
import { useMessages } from "../texts/messages.ts";
import { LanguageSwitch } from "./language-switch.tsx";

/** Light or dark mode, and the language when there are several. */
export function DisplaySettings() {
  const { footer } = useMessages(layout);
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <div className="display-settings">
      <button type="button" className="scheme-switch" aria-label={footer.colorScheme} onClick={toggleColorScheme}>
        <SchemeSign name="sun" />
        <SchemeSign name="moon" />
      </button>
      <LanguageSwitch />
    </div>
  );
}

const schemeSigns = {
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z",
} as const;

/** The style sheet highlights the current mode, because pages are prerendered without knowing it. */
function SchemeSign({ name }: { name: keyof typeof schemeSigns }) {
  return (
    <svg
      className={`scheme-sign scheme-${name}`}
      viewBox="0 0 24 24"
      width="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={schemeSigns[name]} />
    </svg>
  );
}
