import { MantineProvider } from "@mantine/core";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import {
  createMemoryRouter,
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
  RouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
} from "react-router";
import routes from "../app/routes.ts";
import { Dialogs } from "../app/shared/dialogs/dialogs.tsx";
import { Toasts } from "../app/shared/dialogs/toasts.tsx";

interface RouteModule {
  default: ComponentType<{ loaderData: unknown; params: unknown; matches: unknown }>;
  clientLoader?: LoaderFunction;
  meta?: (args: object) => readonly { title?: string }[];
}

interface LayoutModule extends RouteModule {
  clientMiddleware?: readonly MiddlewareFunction[];
  ErrorBoundary?: ComponentType<{ error: unknown }>;
}

const screens = import.meta.glob<RouteModule>("../app/**/*.screen.tsx");
/** Loaded at once: a layout's middleware must be known before it is opened. */
const layouts = import.meta.glob<LayoutModule>("../app/**/{*-only,site,signed-in,office-layout}.tsx", { eager: true });

/** The portal's own routes. A screen is loaded when it is opened. */
const routeObjects = toRouteObjects(routes);

function toRouteObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ id, path, index, file, children }) => {
    const own = { ...(id && { id }), ...(path && { path }), ...loadRoute(file), hydrateFallbackElement: <p>...</p> };
    return index ? { ...own, index: true } : { ...own, children: toRouteObjects(children ?? []) };
  });
}

function loadRoute(file: string) {
  const name = file.replace("./", "../app/");
  const layout = layouts[name];
  if (layout) return toLayout(layout);
  const load = screens[name];
  if (!load) throw new Error(`There is no ${file}.`);
  return { lazy: async () => toRoute(await load()) };
}

function toRoute({ default: Screen, clientLoader, meta }: RouteModule) {
  return { element: <Loaded screen={Screen} meta={meta} />, ...(clientLoader ? { loader: clientLoader } : {}) };
}

function toLayout(module: LayoutModule) {
  const { clientMiddleware, ErrorBoundary } = module;
  return {
    ...toRoute(module),
    ...(clientMiddleware ? { middleware: [...clientMiddleware] } : {}),
    ...(ErrorBoundary ? { errorElement: <Failed boundary={ErrorBoundary} /> } : {}),
  };
}

function Loaded({ screen: Screen, meta }: { screen: RouteModule["default"]; meta: RouteModule["meta"] }) {
  const loaderData = useLoaderData<unknown>();
  const params = useParams();
  const location = useLocation();
  const matches = useMatches();
  const title = meta?.({ loaderData, params, location }).find((tag) => tag.title !== undefined)?.title;
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      <Screen loaderData={loaderData} params={params} matches={matches} />
    </>
  );
}

function Failed({ boundary: Boundary }: { boundary: ComponentType<{ error: unknown }> }) {
  return <Boundary error={useRouteError()} />;
}

export interface OpenScreen {
  /** Returns the current path, as in the address bar. */
  readPath: () => string;
  go: (path: string) => Promise<void>;
  /** As the browser's Back button. */
  goBack: () => Promise<void>;
  close: () => void;
}

/** Opens a path of the portal as the browser does, with header and dialogs. */
export function openScreen(path: string): OpenScreen {
  const place = document.body.appendChild(document.createElement("div"));
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] });
  const root = createRoot(place);
  root.render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
      <Dialogs />
      <Toasts />
    </MantineProvider>,
  );
  return {
    readPath: () => router.state.location.pathname,
    go: (next) => router.navigate(next),
    goBack: () => router.navigate(-1),
    close: () => {
      root.unmount();
      router.dispose();
      place.remove();
    },
  };
}
