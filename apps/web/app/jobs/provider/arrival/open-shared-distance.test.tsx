import { afterEach, expect, test } from "vitest";
import { done, recordBodies } from "../../../../test-setup/faked-server.ts";
import { standAt } from "../../../../test-setup/geolocation.ts";
import { acceptedJob, home, jobId } from "../../../../test-setup/job-replies.ts";
import { readPage, wait, waitFor } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(() => {
  standAt(undefined);
  return leave();
});

/** Returns what answers the phone's position once it is asked for. */
function holdPosition(): () => PositionCallback | undefined {
  let answer: PositionCallback | undefined;
  const getCurrentPosition = (found: PositionCallback) => {
    answer = found;
  };
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true });
  return () => answer;
}

test("the arrival screen shares how far away the handyman is, once in its first minute, and says so", async () => {
  const findAnswer = holdPosition();
  await visit({
    path: `/acceptarrival/${jobId}`,
    who: provider,
    currentJobId: jobId,
    replies: {
      [`job-details/${jobId}`]: { body: acceptedJob },
      [`customer-coordinates/${jobId}`]: { body: home },
      "share-distance": done("Your customer sees about how far away you are."),
    },
  });
  await readPage("While this page is open, the customer sees about how far away you are.");
  const answer = await wait(findAnswer, "question for the position");
  const shared = recordBodies("share-distance");
  const stand = (latitude: number) =>
    answer({ coords: { latitude, longitude: home.longitude, accuracy: 8 } } as GeolocationPosition);
  stand(home.latitude + 0.01);
  const first = { latitude: home.latitude + 0.01, longitude: home.longitude };
  await waitFor(() => expect(shared).toEqual([first]));
  const readMeters = () => document.querySelector(".distance")?.textContent;
  const before = readMeters();
  stand(home.latitude + 0.02);
  await wait(() => readMeters() !== before, "the next distance");
  expect(shared).toEqual([first]);
});
