import "@mantine/core/styles/Tabs.css";
import { listJobs } from "@hunarmand/api/jobs/office";
import { type DeskProvider, getProviderMoney } from "@hunarmand/api/providers/office-records";
import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { mayCall } from "../../desk/desks.ts";
import providerDesk from "../../locales/en/provider-desk.json";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ProviderApplication } from "./provider-application.tsx";
import { ProviderJobs } from "./provider-jobs.tsx";
import { ProviderMoney } from "./provider-money.tsx";
import { ProviderRatings } from "./provider-ratings.tsx";

/** What this person's desk may know of a provider; each part is loaded when it is opened. */
export function ProviderTabs({ provider }: { provider: DeskProvider }) {
  const { tabs } = useMessages(providerDesk);
  const role = useSession()?.role ?? "";
  const { id } = provider;
  const parts: { name: "application" | "jobs" | "money" | "ratings"; show: boolean; content: ReactNode }[] = [
    { name: "application", show: true, content: <ProviderApplication provider={provider} /> },
    { name: "jobs", show: mayCall(role, listJobs), content: <ProviderJobs providerId={id} /> },
    { name: "money", show: mayCall(role, getProviderMoney), content: <ProviderMoney providerId={id} /> },
    { name: "ratings", show: mayCall(role, listAllReviews), content: <ProviderRatings providerId={id} /> },
  ];
  const own = parts.filter(({ show }) => show);
  return (
    <Tabs defaultValue="application" keepMounted={false} className="tall-tabs">
      <Tabs.List aria-label={tabs.label}>
        {own.map(({ name }) => (
          <Tabs.Tab key={name} value={name}>
            {tabs[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {own.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} pt="lg">
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
