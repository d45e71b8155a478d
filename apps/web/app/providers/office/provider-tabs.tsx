import { listJobs } from "@hunarmand/api/jobs/office";
import { type DeskProvider, getProviderMoney } from "@hunarmand/api/providers/office-records";
import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { DeskTabs } from "../../desk/desk-tabs.tsx";
import { mayCall } from "../../desk/desks.ts";
import providerDesk from "../../locales/en/provider-desk.json";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ProviderApplication } from "./application/provider-application.tsx";
import { ProviderJobs } from "./provider-jobs.tsx";

// Loaded when their tab is opened: most people only read the application.
const fallback = <CardSkeletons />;
const ProviderMoney = lazyPart(async () => (await import("./provider-money.tsx")).ProviderMoney, { fallback });
const ProviderRatings = lazyPart(async () => (await import("./provider-ratings.tsx")).ProviderRatings, { fallback });

/** What the reader's role may see of a provider. Each tab is loaded when it is opened. */
export function ProviderTabs({ provider }: { provider: DeskProvider }) {
  const { tabs } = useMessages(providerDesk);
  const role = useSession()?.role ?? "";
  const { id } = provider;
  return (
    <DeskTabs
      titles={tabs}
      parts={[
        { name: "application", show: true, content: <ProviderApplication provider={provider} /> },
        { name: "jobs", show: mayCall(role, listJobs), content: <ProviderJobs providerId={id} /> },
        { name: "money", show: mayCall(role, getProviderMoney), content: <ProviderMoney providerId={id} /> },
        { name: "ratings", show: mayCall(role, listAllReviews), content: <ProviderRatings providerId={id} /> },
      ]}
    />
  );
}
