import { Button, Text } from "@mantine/core";
import { useEffect, useSyncExternalStore } from "react";
import { useBlocker, useNavigation } from "react-router";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";
import {
  type AwaitedPage,
  blocksNavigation,
  continueBlocked,
  readAwaitedPage,
  subscribeToAwaitedPage,
} from "./open-page.ts";

/** Says that another page is loading or needs the network. It is used once, in root.tsx. */
export function NextPage() {
  const navigation = useNavigation();
  const awaited = useSyncExternalStore(subscribeToAwaitedPage, readAwaitedPage, () => undefined);
  useBlockedBack();
  return (
    <>
      {(navigation.state !== "idle" || awaited?.state === "coming") && (
        <div className="navigation-progress" aria-hidden="true" />
      )}
      {awaited && awaited.state !== "coming" && <PageUnavailable awaited={awaited} />}
    </>
  );
}

function useBlockedBack(): void {
  const blocker = useBlocker(blocksNavigation);
  useEffect(() => {
    if (blocker.state === "blocked") void continueBlocked(blocker);
  }, [blocker]);
}

function PageUnavailable({ awaited: { state, go, stay } }: { awaited: AwaitedPage }) {
  const { away, tryAgain } = useMessages(shared);
  return (
    <div role="alert" className="page-away">
      <Text>{state === "away" ? away.page : away.pageHere}</Text>
      <div className="part-away-buttons">
        <Button variant="default" onClick={go}>
          {state === "away" ? tryAgain : away.open}
        </Button>
        <Button variant="subtle" onClick={stay}>
          {away.stay}
        </Button>
      </div>
    </div>
  );
}
