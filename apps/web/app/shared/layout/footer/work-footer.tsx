import layout from "../../../locales/en/layout.json";
import { OfficePhone, OfficeWhatsapp } from "../../office/office-links.tsx";
import { useMessages } from "../../texts/messages.ts";
import { DisplaySettings } from "../display-settings.tsx";

/** One line below one's own work: whom to ask, and what every page says. */
export function WorkFooter() {
  const { footer } = useMessages(layout);
  return (
    <footer className="work-footer">
      <OfficePhone label={footer.help} className="tall-link" />
      <OfficeWhatsapp className="tall-link">{footer.whatsapp}</OfficeWhatsapp>
      <span>{footer.copyright({ year: new Date().getFullYear() })}</span>
      <DisplaySettings />
    </footer>
  );
}
