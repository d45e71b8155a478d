import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { followedJob } from "../../../../test-setup/followed-job.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { withResolvers } from "../../../shared/parts/with-resolvers.ts";
import type { FollowedJob } from "../followed-job.ts";
import { useFollowedJob } from "./use-followed-job.ts";

vi.mock("../../../shared/calls/call-api.ts");

let root: Root;
let followed: ReturnType<typeof useFollowedJob>;

function Screen({ loaded }: { loaded: FollowedJob }) {
  followed = useFollowedJob(loaded);
  return null;
}

const show = (loaded: FollowedJob) => act(() => root.render(<Screen loaded={loaded} />));

/** Fetches the job again. Its reply arrives when the returned function is called. */
function fetchAgain() {
  const { promise, resolve } = withResolvers<FollowedJob>();
  vi.mocked(callApi).mockReturnValueOnce(promise as never);
  const refreshing = followed.refresh();
  return (reply: FollowedJob) =>
    act(async () => {
      resolve(reply);
      await refreshing;
    });
}

async function open(): Promise<void> {
  root = createRoot(document.createElement("div"));
  await show(followedJob);
}

afterEach(() => act(() => root.unmount()));

test("a reply about the job before does not replace the job that was opened since", async () => {
  await open();
  const arrive = fetchAgain();
  const other = { ...followedJob, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a29" };
  await show(other);
  await arrive(followedJob);
  expect(followed.job.id).toBe(other.id);
});

test("a reply that arrives after a newer one is ignored", async () => {
  await open();
  const [arriveLate, arrive] = [fetchAgain(), fetchAgain()];
  await arrive({ ...followedJob, status: "Completed" });
  await arriveLate({ ...followedJob, status: "Accepted" });
  expect(followed.job.status).toBe("Completed");
});
