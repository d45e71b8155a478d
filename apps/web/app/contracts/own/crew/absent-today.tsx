import { Text } from "@mantine/core";
import { CallPromise } from "../../../shared/office/call-promise.tsx";
import { AbsenceRule } from "../../money/absence-rule.tsx";

/** Above a crew at work: what happens if one of them does not come, and until when the office would call. */
export function AbsentToday() {
  return (
    <div>
      <Text>
        <AbsenceRule />
      </Text>
      <CallPromise isAsking={false} />
    </div>
  );
}
