import "./own-footer.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import layout from "../../../locales/en/layout.json";
import { publicPaths } from "../../../public-paths.ts";
import { OfficePhone, OfficeWhatsapp } from "../../office/office-links.tsx";
import { useMessages } from "../../texts/messages.ts";
import { DisplaySettings } from "../display-settings.tsx";

/** Public pages on which people do their own work. */
const workPaths: readonly string[] = ["/home", "/jobs", "/jobs/new", "/pending", "/signup"];
const readingPaths: ReadonlySet<string> = new Set(publicPaths.filter((path) => !workPaths.includes(path)));

/** A footer of one line for screens of a person's own work. Public pages have the `whole` footer. */
export function OwnFooter({ whole }: { whole: ReactNode }) {
  const { footer } = useMessages(layout);
  const { pathname } = useLocation();
  if (readingPaths.has(pathname.replace(/\/$/, ""))) return whole;
  return (
    <footer className="work-footer">
      <OfficePhone label={footer.help} className="tall-link" />
      <OfficeWhatsapp className="tall-link">{footer.whatsapp}</OfficeWhatsapp>
      <span>{footer.copyright({ year: new Date().getFullYear() })}</span>
      <DisplaySettings />
    </footer>
  );
}
