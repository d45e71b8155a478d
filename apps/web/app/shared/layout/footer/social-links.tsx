import layout from "../../../locales/en/layout.json";
import { useOffice, WhenSet } from "../../office/office.tsx";
import { useMessages } from "../../texts/messages.ts";

/** The portal's own pages. The office sets their addresses. */
const places = [
  {
    name: "facebook",
    path: "M14 8h3V4h-3c-3 0-4.5 2-4.5 4.5V11H7v4h2.5v7h4v-7h3l.5-4h-3.5V9c0-.6.3-1 .5-1z",
  },
  {
    name: "linkedin",
    path: "M4 9h4v12H4zM6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm4 6h4v2c2-3.5 7-2.5 7 2.5V21h-4v-6c0-3-3-3-3 0v6h-4z",
  },
] as const;

const nowhere = "#";

/** The spec reserves two links for pages that do not exist yet (docs/screens.md U4). */
const placeholders = [
  {
    name: "instagram",
    path: "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2.5A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.5h8a2.5 2.5 0 0 0 2.5-2.5V8A2.5 2.5 0 0 0 16 5.5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  },
  {
    name: "youtube",
    path: "M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm6 2.5v7l6-3.5z",
  },
] as const;

export function SocialLinks() {
  const { footer } = useMessages(layout);
  const office = useOffice();
  return (
    <ul className="social-links">
      {places.map(({ name, path }) => (
        <WhenSet key={name} name={name}>
          <li>
            <a href={office[name]} aria-label={footer[name]} target="_blank" rel="noreferrer">
              <SocialSign path={path} />
            </a>
          </li>
        </WhenSet>
      ))}
      {placeholders.map(({ name, path }) => (
        <li key={name}>
          <a href={nowhere} aria-label={footer[name]}>
            <SocialSign path={path} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function SocialSign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
