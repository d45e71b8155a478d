import type { BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { type DragEvent, useRef, useState } from "react";
import type { BoardOfDay } from "../place-jobs.ts";
import { type DropPlace, findMoves, type JobMoves } from "./find-moves.ts";

export interface DroppedJob {
  job: BoardJob;
  moves: JobMoves;
}

/** The cell under the mouse. `handymanId` is empty for the row of nobody. */
interface Over {
  handymanId: string;
  hour: number;
}

/** Returns the row and hour under the mouse. A block covers several hours. */
function findOver({ target, clientX }: DragEvent): Over | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>("td[data-hour]") : null;
  const handymanId = cell?.closest("tr")?.dataset.handyman;
  if (!cell || handymanId === undefined) return undefined;
  const { left, right, width } = cell.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === "rtl";
  const part = width > 0 ? (isRightToLeft ? right - clientX : clientX - left) / width : 0;
  const within = Math.min(cell.colSpan - 1, Math.max(0, Math.floor(part * cell.colSpan)));
  return { handymanId, hour: Number(cell.dataset.hour) + within };
}

/** Dragging a job to a handyman's row or to another hour. The drop opens a question; nothing moves before the answer. */
export function useBoardDrag(board: BoardOfDay) {
  const dragged = useRef<BoardJob>(undefined);
  const [over, setOver] = useState<Over>();
  const [dropped, setDropped] = useState<DroppedJob>();
  const findDrop = (event: DragEvent) => {
    const place = findOver(event);
    if (!dragged.current || !place) return undefined;
    const handyman = board.handymen.find(({ id }) => id === place.handymanId);
    const drop: DropPlace = { handyman, day: board.day, hour: place.hour };
    const moves = findMoves(dragged.current, drop, Date.now());
    return moves && { job: dragged.current, moves, place };
  };
  const leave = () => {
    dragged.current = undefined;
    setOver(undefined);
  };
  const targets = {
    onDragOver: (event: DragEvent) => {
      const drop = findDrop(event);
      if (drop) event.preventDefault();
      const next = drop?.place;
      if (next?.handymanId !== over?.handymanId || next?.hour !== over?.hour) setOver(next);
    },
    onDrop: (event: DragEvent) => {
      const drop = findDrop(event);
      leave();
      if (!drop) return;
      event.preventDefault();
      setDropped(drop);
    },
    onDragEnd: leave,
  };
  const take = (job: BoardJob) => {
    dragged.current = job;
  };
  return { over, targets, take, dropped, close: () => setDropped(undefined) };
}
