import { Alert, Button, Stack, Text } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import { Await, Navigate, useAsyncError, useRevalidator } from "react-router";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";
import { ApiError } from "./api-error.ts";
import { LastFirst } from "./stored/last-first.tsx";
import { findLastList } from "./stored/stored-marks.ts";
import { useWhenOnline } from "./stored/use-when-online.ts";

/** The replies that are here, by their promises. */
const replies = new WeakMap<Promise<unknown>, unknown>();

/** For loaders that do not wait for their data. Pass the promise to `Loaded`. */
export function startLoad<T>(loading: Promise<T>): Promise<T> {
  const note = (reply: T) => void replies.set(loading, reply);
  // It may fail before a screen awaits it, which would be an unhandled rejection.
  loading.then(note, () => undefined);
  return loading;
}

interface LoadedProps<T> {
  promise: Promise<T>;
  fallback: ReactNode;
  /** The spec's text for a failure to load. */
  failed: string;
  /** Loads again after a failure. Without it, the loaders of the whole page run again. */
  onRetry?: (() => unknown) | undefined;
  children: (data: T) => ReactNode;
}

/**
 * Shows a loader's promise: a skeleton, then the data, or the error with a button to retry. Data that is here at once has
 * no skeleton. Retries by itself when the network is back. A list that this phone has stored shows at once, until the
 * new one is here.
 */
export function Loaded<T>(props: LoadedProps<T>) {
  const { promise, fallback, children } = props;
  const readLast = findLastList(promise);
  if (!readLast) return <Awaited {...props} />;
  return (
    <LastFirst promise={promise} readLast={readLast} fallback={fallback} failure={<Awaited {...props} />}>
      {children}
    </LastFirst>
  );
}

function Awaited<T>({ promise, fallback, failed, onRetry, children }: LoadedProps<T>) {
  // `Await` shows the fallback first for any promise, and React then keeps it for 300 ms. A value it shows at once.
  const shown = replies.has(promise) ? replies.get(promise) : promise;
  return (
    <Suspense fallback={fallback}>
      <Await resolve={shown} errorElement={<LoadFailure failed={failed} onRetry={onRetry} />}>
        {(data) => children(data as T)}
      </Await>
    </Suspense>
  );
}

function LoadFailure({ failed, onRetry }: Pick<LoadedProps<unknown>, "failed" | "onRetry">) {
  const { tryAgain } = useMessages(shared);
  const error = useAsyncError();
  const { revalidate } = useRevalidator();
  const [retriedAfter, setRetriedAfter] = useState<unknown>();
  const load = onRetry ?? revalidate;
  useWhenOnline(error instanceof ApiError && error.code === "network", load);
  if (isNotVerified(error)) return <Navigate to="/pending" replace />;
  const retry = () => {
    setRetriedAfter(error);
    void load();
  };
  return (
    <Alert color="red" variant="light" title={failed} role="alert">
      <Stack align="flex-start" gap="sm">
        {error instanceof ApiError && error.message !== failed && <Text size="sm">{error.message}</Text>}
        <Button variant="default" loading={retriedAfter === error} onClick={retry}>
          {tryAgain}
        </Button>
      </Stack>
    </Alert>
  );
}

/**
 * Returns whether the server says that this provider is not verified. The token may be older than the office's
 * decision.
 */
export function isNotVerified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.code.startsWith("provider-");
}
