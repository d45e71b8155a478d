import { isRightToLeft } from "@hunarmand/texts/catalogue";
import { ColorSchemeScript, DirectionProvider, MantineProvider, mantineHtmlProps } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { startWorkerLater } from "./shared/app-worker/start-worker.ts";
import { Dialogs } from "./shared/dialogs/dialogs.tsx";
import { Toasts, useToastEnd } from "./shared/dialogs/toasts.tsx";
import { endWaiting } from "./shared/early/early-marks.ts";
import { keepInstallPrompt } from "./shared/install/install-prompt.ts";
import { CrashNotice } from "./shared/layout/crash-notice.tsx";
import { PageSkeleton } from "./shared/layout/page-skeleton.tsx";
import { ErrorBoundary as SiteErrorBoundary } from "./shared/layout/site.tsx";
import { theme } from "./shared/layout/styles/theme.ts";
import { NextPage } from "./shared/parts/next-page.tsx";
import { fetchRedirectsFirst } from "./shared/parts/open-page.ts";
import { translateFirst } from "./shared/parts/translate-first.ts";
import { WrongRoleError } from "./shared/person/wrong-role.ts";
import { useLanguage } from "./shared/texts/messages.ts";

// Written into the page at build time. The browser reads it from there, so it is not sent again as script.
const styles = import.meta.env.SSR
  ? (await import("./shared/layout/styles/mantine-styles.ts")).pageStyles
  : (document.getElementById("page-styles")?.textContent ?? "");

/** The same for pages in Urdu. */
const urduStyles = import.meta.env.SSR
  ? (await import("./shared/layout/styles/urdu-styles.ts")).urduStyles
  : (document.getElementById("urdu-styles")?.textContent ?? "");

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const direction = isRightToLeft(language) ? "rtl" : "ltr";
  return (
    <html lang={language} dir={direction} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme.colors?.green?.[6]} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, known at build time */}
        <style id="page-styles" dangerouslySetInnerHTML={{ __html: styles }} />
        {language === "ur" && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, known at build time
          <style id="urdu-styles" dangerouslySetInnerHTML={{ __html: urduStyles }} />
        )}
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
          {/* Its variables are part of the styles in the head. */}
          <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
            {children}
            <Dialogs />
            <Toasts />
          </MantineProvider>
        </DirectionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

if (!import.meta.env.SSR) {
  keepInstallPrompt();
  startWorkerLater();
}

export const clientMiddleware = [fetchRedirectsFirst, translateFirst];

export default function Root() {
  useToastEnd();
  // After the effects of the page's own parts, which read what people did meanwhile.
  useEffect(endWaiting, []);
  return (
    <>
      <NextPage />
      <Outlet />
    </>
  );
}

export function HydrateFallback() {
  return <PageSkeleton />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  // An error of a middleware is thrown before the site renders, so header and footer are added here.
  if (error instanceof WrongRoleError) return <SiteErrorBoundary error={error} />;
  return (
    <main>
      <CrashNotice error={error} />
    </main>
  );
}
