import "./catalogue.css";
import {
  type CatalogueEntry,
  type CatalogueKind,
  catalogueKinds,
  createCatalogueEntry,
  listCatalogue,
  listMissedWords,
} from "@hunarmand/api/catalogue/catalogue";
import { exportCatalogue } from "@hunarmand/api/reports/exports";
import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { NavLink, redirect, useSearchParams } from "react-router";
import { desks, mayCall } from "../desk/desks.ts";
import { DeskFilters } from "../desk/lists/desk-filters.tsx";
import { readChoice } from "../desk/lists/read-choice.ts";
import { requireDesk } from "../desk/require-desk.ts";
import aliasDesk from "../locales/en/alias-desk.json";
import recordDesks from "../locales/en/record-desks.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { readSession, useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { getName } from "../shared/texts/names.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/catalogue.screen";
import { CatalogueForm } from "./catalogue-form.tsx";
import { isAliasKind, isChildKind, parentKinds } from "./catalogue-kinds.ts";
import { CatalogueList } from "./catalogue-list.tsx";
import { MissedWordsList } from "./missed-words.tsx";

export { shouldRevalidate } from "../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(recordDesks).catalogue.title });
}

/** Search words are shown for one skill or sub-skill, because all together are more than a thousand. */
const needsParent = (kind: CatalogueKind, parentId: string | undefined) => isAliasKind(kind) && !parentId;

/**
 * Loads the entries and their possible parents. Instead of all search words it loads the words that no search found.
 */
async function loadEntries(kind: CatalogueKind, parentId: string | undefined) {
  const isWaiting = needsParent(kind, parentId);
  const mayReadMissed = mayCall(readSession()?.role ?? "", listMissedWords);
  const [entries, parents, missed] = await Promise.all([
    isWaiting ? [] : callApi(listCatalogue, { params: { kind }, query: { parentId } }),
    isChildKind(kind) ? callApi(listCatalogue, { params: { kind: parentKinds[kind] }, query: {} }) : [],
    isWaiting && kind === "aliases" && mayReadMissed ? callApi(listMissedWords, {}) : undefined,
  ]);
  return { entries, parents, missed };
}
export type CatalogueData = Awaited<ReturnType<typeof loadEntries>>;

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireDesk(listCatalogue);
  const kind = readChoice(params.kind ?? null, catalogueKinds);
  if (!kind) throw redirect(`${desks.catalogue.path}/${catalogueKinds[0]}`);
  const parentId = new URL(request.url).searchParams.get("parentId")?.match(/^\d+$/)?.[0];
  return { kind, parentId, loading: startLoad(loadEntries(kind, parentId)) };
}

export default function CatalogueScreen({ loaderData: { kind, parentId, loading } }: Route.ComponentProps) {
  const { catalogue } = useMessages(recordDesks);
  return (
    <Stack gap="lg">
      <Title order={1}>{catalogue.title}</Title>
      <KindMenu />
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={catalogue.failed}>
        {(data) => <Entries kind={kind} parentId={parentId} data={data} />}
      </Loaded>
    </Stack>
  );
}

function KindMenu() {
  const { kinds, kindsLabel } = useMessages(recordDesks).catalogue;
  return (
    <nav aria-label={kindsLabel} className="kind-menu">
      {catalogueKinds.map((kind) => (
        <NavLink key={kind} to={`${desks.catalogue.path}/${kind}`} className="menu-item">
          {kinds[kind]}
        </NavLink>
      ))}
    </nav>
  );
}

interface EntriesProps {
  kind: CatalogueKind;
  parentId: string | undefined;
  data: CatalogueData;
}

function Entries({ kind, parentId, data: { entries, parents, missed } }: EntriesProps) {
  const { help, choose, exact } = useMessages(aliasDesk);
  const { add, parents: parentNames } = useMessages(recordDesks).catalogue;
  const [search] = useSearchParams();
  const role = useSession()?.role ?? "";
  const [open, setOpen] = useState<{ entry?: CatalogueEntry; name?: string }>();
  const mayChange = mayCall(role, createCatalogueEntry);
  const options = parents.map(({ id, name }) => ({ value: String(id), label: getName(name) }));
  return (
    <Stack gap="lg">
      <DeskFilters
        key={search.toString()}
        path={`${desks.catalogue.path}/${kind}`}
        filters={isChildKind(kind) ? [{ name: "parentId", label: parentNames[kind], options }] : []}
        download={() => callApi(exportCatalogue, { params: { kind }, query: { parentId } })}
      >
        {mayChange && <Button onClick={() => setOpen({})}>{add}</Button>}
      </DeskFilters>
      {needsParent(kind, parentId) ? (
        <Text>{kind === "aliases" ? `${help} ${choose}` : exact}</Text>
      ) : (
        <CatalogueList
          {...{ kind, parentId, entries, parents }}
          {...(mayChange ? { onEdit: (entry: CatalogueEntry) => setOpen({ entry }) } : {})}
        />
      )}
      {missed && <MissedWordsList missed={missed} onAdd={(name) => setOpen({ name })} />}
      {open && (
        <CatalogueForm
          kind={kind}
          entry={open.entry}
          name={open.name}
          parents={parents}
          parentId={parentId}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}
