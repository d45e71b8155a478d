import "./own-home.css";
import { Skeleton } from "@mantine/core";

export const ComingPlace = () => <Skeleton className="own-home-coming" />;

/** Holds the place of a person's own work, so that what is below does not move under a finger. */
export function OwnComing() {
  return (
    <section className="own-home">
      <ComingPlace />
    </section>
  );
}
