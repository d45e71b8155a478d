import "./lists.css";
import { Card, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

/** Drawings of 120 by 120 on a round ground. */
const drawings = {
  bell: (
    <>
      <path className="drawing-near" d="M60 30c-15 0-22 11-22 26v14l-7 10h58l-7-10V56c0-15-7-26-22-26z" />
      <path className="drawing-dark" d="M52 84h16a8 8 0 0 1-16 0z" />
      <circle className="drawing-bright" cx="60" cy="26" r="6" />
      <path className="drawing-light" d="M46 58c0-9 4-16 10-18l1 4c-4 2-7 7-7 14z" />
    </>
  ),
  toolbox: (
    <>
      <path className="drawing-dark" d="M46 46v-8a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v8h-6v-8H52v8z" />
      <rect className="drawing-near" x="26" y="46" width="68" height="42" rx="6" />
      <path className="drawing-far" d="M26 60h68v8H26z" />
      <rect className="drawing-bright" x="53" y="56" width="14" height="16" rx="3" />
    </>
  ),
  done: (
    <>
      <rect className="drawing-light" x="36" y="28" width="48" height="64" rx="5" />
      <rect className="drawing-dark" x="50" y="23" width="20" height="11" rx="4" />
      <path className="drawing-far" d="M44 46h32v4H44zM44 56h32v4H44zM44 66h20v4H44z" />
      <circle className="drawing-near" cx="80" cy="82" r="15" />
      <path className="drawing-light" d="M72 82l3-3 4 4 8-8 3 3-11 11z" />
    </>
  ),
  wallet: (
    <>
      <rect className="drawing-bright" x="40" y="26" width="44" height="26" rx="4" />
      <path className="drawing-light" d="M46 34h20v4H46z" />
      <rect className="drawing-near" x="24" y="40" width="70" height="48" rx="8" />
      <path className="drawing-far" d="M24 52h70v6H24z" />
      <rect className="drawing-dark" x="76" y="60" width="24" height="16" rx="6" />
      <circle className="drawing-bright" cx="84" cy="68" r="3" />
    </>
  ),
  house: (
    <>
      <path className="drawing-dark" d="M60 28L24 58h12v32h48V58h12z" />
      <path className="drawing-light" d="M42 60h36v30H42z" />
      <rect className="drawing-near" x="53" y="68" width="14" height="22" rx="2" />
      <path className="drawing-bright" d="M60 40c-7 0-12 5-12 12 0 9 12 20 12 20s12-11 12-20c0-7-5-12-12-12z" />
      <circle className="drawing-light" cx="60" cy="52" r="4.5" />
    </>
  ),
  star: (
    <>
      <path
        className="drawing-near"
        d="M28 34h64a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H62L46 94V80H28a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z"
      />
      <path className="drawing-bright" d="M60 40l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
    </>
  ),
} as const;

interface EmptyStateProps {
  drawing: keyof typeof drawings;
  text: string;
  /** The next step, when no link to it is right below. */
  children?: ReactNode;
}

export function EmptyState({ drawing, text, children }: EmptyStateProps) {
  return (
    <Card>
      <Stack align="center" ta="center" py="md">
        <svg viewBox="0 0 120 120" className="empty-drawing" aria-hidden="true">
          <circle className="drawing-ground" cx="60" cy="60" r="58" />
          {drawings[drawing]}
        </svg>
        <Text size="lg" maw="26rem">
          {text}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
