import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import type { JobActionProps } from "../../followed-job.ts";
import { AssignedProvider } from "../assigned-provider.tsx";
import { useIsLate } from "./expected-time.ts";

/** Loaded on demand: most handymen come in time. */
const NotCome = lazyPart(async () => (await import("../problem/not-come.tsx")).NotCome, { away: () => null });

/** Who comes, and above it, once their time has passed, what to do. */
export function ExpectedProvider(props: JobActionProps) {
  const isLate = useIsLate(props.job);
  return (
    <>
      {isLate && <NotCome {...props} />}
      <AssignedProvider job={props.job} />
    </>
  );
}
