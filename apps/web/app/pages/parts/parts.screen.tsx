import { useDirection } from "@mantine/core";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { DeskParts } from "./desk-parts.tsx";
import { DialogParts } from "./dialog-parts.tsx";
import { FormParts } from "./form-parts.tsx";
import { ListParts } from "./list-parts.tsx";
import { PageParts } from "./page-parts.tsx";
import "./parts.css";

/** How each frame shows the parts. */
const looks = {
  light: { scheme: "light", direction: "ltr" },
  dark: { scheme: "dark", direction: "ltr" },
  "light-right-to-left": { scheme: "light", direction: "rtl" },
  "dark-right-to-left": { scheme: "dark", direction: "rtl" },
} as const;
type Look = keyof typeof looks;

const isLook = (name: string | null): name is Look => name !== null && name in looks;

export function meta() {
  return [{ title: "Shared parts" }];
}

/** For developers: every shared part of the screens in its states. `?look=dark` shows one look alone. */
export default function PartsScreen() {
  const [search] = useSearchParams();
  const look = search.get("look");
  return isLook(look) ? <PartsInLook look={look} /> : <AllLooks />;
}

function AllLooks() {
  return (
    <main className="parts-looks">
      {Object.keys(looks).map((look) => (
        <iframe key={look} title={look} src={`?look=${look}`} />
      ))}
    </main>
  );
}

function PartsInLook({ look }: { look: Look }) {
  const { scheme, direction } = looks[look];
  const { setDirection } = useDirection();
  useEffect(() => {
    // Not through Mantine, which saves the scheme for all frames.
    document.documentElement.dataset.mantineColorScheme = scheme;
    setDirection(direction);
  }, [scheme, direction, setDirection]);
  return (
    <main className="parts">
      <h1>{look}</h1>
      <FormParts />
      <ListParts />
      <DeskParts />
      <DialogParts />
      <PageParts />
    </main>
  );
}
