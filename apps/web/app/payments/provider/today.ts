/** 2026-03-02, as the calendar of Pakistan has it, wherever the phone is. */
export function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" }).format(new Date());
}
