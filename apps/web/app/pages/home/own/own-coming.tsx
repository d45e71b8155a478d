import "./own-home.css";
import { Skeleton } from "@mantine/core";

/** Holds the place of a person's own work, so that what is below does not move under a finger. */
export function OwnComing() {
  return (
    <section className="own-home">
      <Skeleton className="own-home-coming" />
    </section>
  );
}
