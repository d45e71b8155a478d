import { MantineProvider } from "@mantine/core";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import {
  createMemoryRouter,
  type LoaderFunction,
  type RouteObject,
  RouterProvider,
  useLoaderData,
  useParams,
} from "react-router";
import routes from "../app/routes.ts";
import { Dialogs } from "../app/shared/dialogs/dialogs.tsx";

interface RouteModule {
  default: ComponentType<{ loaderData: unknown; params: unknown }>;
  clientLoader?: LoaderFunction;
}

const modules = import.meta.glob<RouteModule>("../app/**/{*.screen,*-only,site,signed-in,office-layout}.tsx");

/** The portal's own routes; a screen is loaded when it is opened. */
const routeObjects = toRouteObjects(routes);

function toRouteObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ id, path, index, file, children }) => {
    const lazy = () => loadRoute(file);
    const named = { ...(id && { id }), ...(path && { path }), lazy, hydrateFallbackElement: <p>...</p> };
    return index ? { ...named, index: true } : { ...named, children: toRouteObjects(children ?? []) };
  });
}

async function loadRoute(file: string) {
  const load = modules[file.replace("./", "../app/")];
  if (!load) throw new Error(`There is no ${file}.`);
  const { default: Screen, clientLoader } = await load();
  return { element: <Loaded screen={Screen} />, ...(clientLoader ? { loader: clientLoader } : {}) };
}

function Loaded({ screen: Screen }: { screen: RouteModule["default"] }) {
  return <Screen loaderData={useLoaderData()} params={useParams()} />;
}

/** Opens a place of the portal as the browser does, header and dialogs included; returns how to close it. */
export function openScreen(path: string): () => void {
  const place = document.body.appendChild(document.createElement("div"));
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] });
  const root = createRoot(place);
  root.render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
      <Dialogs />
    </MantineProvider>,
  );
  return () => {
    root.unmount();
    router.dispose();
    place.remove();
  };
}
