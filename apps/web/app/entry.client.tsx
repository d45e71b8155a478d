import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPagesFirst } from "./shared/parts/open-page.ts";
import { notePage } from "./shared/parts/page-files.ts";

notePage(location.pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[fetchPagesFirst]} />
    </StrictMode>,
  );
});
