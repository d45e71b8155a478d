import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { retryUntilLoaded } from "./shared/parts/network-return.ts";
import { fetchPagesFirst } from "./shared/parts/open-page.ts";
import { notePage } from "./shared/parts/page-files.ts";
import { setLanguage } from "./shared/texts/messages.ts";
import { readPageLanguage, readPagePath } from "./shared/texts/page-language.ts";

notePage(readPagePath());

const start = (): void =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[fetchPagesFirst]} />
      </StrictMode>,
    );
  });

const language = readPageLanguage(location);
// The page is readable meanwhile. In English there is nothing to load.
if (language === "en") start();
else void retryUntilLoaded(() => setLanguage(language)).then(start);
