import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepInstallPrompt } from "./shared/install/install-prompt.ts";
import { fetchPagesFirst } from "./shared/parts/open-page.ts";
import { notePage } from "./shared/parts/page-files.ts";

notePage(location.pathname);
keepInstallPrompt();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[fetchPagesFirst]} />
    </StrictMode>,
  );
});
