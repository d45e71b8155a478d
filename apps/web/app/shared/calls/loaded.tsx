import { Alert, Button, Stack, Text } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import { Await, Navigate, useAsyncError, useRevalidator } from "react-router";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";
import { ApiError } from "./api-error.ts";

/** For loaders that let the page stand at once and its data follow: hand the promise to `Loaded`. */
export function startLoad<T>(loading: Promise<T>): Promise<T> {
  // Until a screen awaits it, nobody has caught what may already have failed.
  loading.catch(() => undefined);
  return loading;
}

interface LoadedProps<T> {
  promise: Promise<T>;
  fallback: ReactNode;
  /** What the spec says when this cannot be loaded. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** What a loader has promised: skeleton, then data, or what went wrong with a way to try again. */
export function Loaded<T>({ promise, fallback, failed, children }: LoadedProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Await resolve={promise} errorElement={<LoadFailure failed={failed} />}>
        {(data) => children(data as T)}
      </Await>
    </Suspense>
  );
}

function LoadFailure({ failed }: { failed: string }) {
  const { tryAgain } = useMessages(shared);
  const error = useAsyncError();
  const { revalidate } = useRevalidator();
  const [retriedAfter, setRetriedAfter] = useState<unknown>();
  if (isKeptWaiting(error)) return <Navigate to="/pending" replace />;
  const retry = () => {
    setRetriedAfter(error);
    void revalidate();
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

/** Did the office not verify this provider, or no longer? The server says so; the token may be older than its decision. */
export function isKeptWaiting(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.code.startsWith("provider-");
}
