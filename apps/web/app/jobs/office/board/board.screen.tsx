import "../job-desk.css";
import "./board.css";
import { getDayBoard } from "@hunarmand/api/jobs/board/day-board";
import { Stack, Title } from "@mantine/core";
import { requireDesk } from "../../../desk/require-desk.ts";
import texts from "../../../locales/en/day-board.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import type { Route } from "./+types/board.screen";
import { BoardTools } from "./board-tools.tsx";
import { DayBoard } from "./day-board.tsx";

export { shouldRevalidate } from "../../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(getDayBoard);
  const { searchParams } = new URL(request.url);
  const day = searchParams.get("day");
  const query = { day: isDay(day) ? day : undefined, city: searchParams.get("city") || undefined };
  return { query, loading: startLoad(callApi(getDayBoard, { query })) };
}

/** A day's jobs by hour and handyman, beside a map of jobs and free handymen. */
export default function BoardScreen({ loaderData: { query, loading } }: Route.ComponentProps) {
  const { title, failed } = useMessages(texts);
  return (
    <Stack gap="xs">
      <div className="board-head">
        <Title order={1}>{title}</Title>
        <BoardTools {...query} />
      </div>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
        {(board) => <DayBoard board={board} />}
      </Loaded>
    </Stack>
  );
}
