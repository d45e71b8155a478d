import { ThemeIcon } from "@mantine/core";

export type DialogKind = "success" | "error" | "warning" | "info" | "question";

const signs: Record<DialogKind, { color: string; path: string }> = {
  success: { color: "green", path: "M5 13l4 4L19 7" },
  error: { color: "red", path: "M6 6l12 12M18 6L6 18" },
  warning: { color: "marigold", path: "M12 5v9M12 18.5v.5" },
  info: { color: "green", path: "M12 11v8M12 5v.5" },
  question: { color: "marigold", path: "M8.5 9a3.5 3.5 0 1 1 5.5 3c-1.3 1-2 1.6-2 3M12 19v.5" },
};

/** Hidden from screen readers, because the title says the same. */
export function DialogSign({ kind }: { kind: DialogKind }) {
  const { color, path } = signs[kind];
  return (
    <ThemeIcon color={color} variant="light" size={56} radius="xl" mb="sm" aria-hidden>
      <svg
        viewBox="0 0 24 24"
        width="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </ThemeIcon>
  );
}
