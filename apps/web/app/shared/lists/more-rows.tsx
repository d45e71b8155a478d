import { Alert, Button } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import { useBusy } from "../calls/use-busy.ts";
import type { MorePages } from "../calls/use-more-pages.ts";
import { useMessages } from "../texts/messages.ts";

interface MoreRowsProps {
  pages: Omit<MorePages<unknown>, "items">;
  failedText: string;
}

/** The end of a list with several pages: the error of the last request, and the button for the next page. */
export function MoreRows({ pages, failedText }: MoreRowsProps) {
  const { showMore } = useMessages(shared);
  const { busy, run } = useBusy();
  return (
    <>
      {pages.failed && (
        <Alert color="red" variant="light" role="alert">
          {failedText}
        </Alert>
      )}
      {pages.hasMore && (
        <Button variant="default" loading={busy} onClick={() => void run(pages.showMore)}>
          {showMore}
        </Button>
      )}
    </>
  );
}
