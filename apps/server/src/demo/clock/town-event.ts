/** What happened: the act, and the job that it belongs to. */
export interface TownEvent {
  act: "post" | "accept" | "cancel" | "arrive" | "submit" | "agree" | "complete" | "pay";
  jobId: string;
}
