import type { Services } from "../../services/services.ts";
import { publishLateInquiries } from "../inquiries.queries.ts";

/** A task of the queue, every five minutes: notifies the Owners, and who works on it, of each inquiry that has become late (docs/product.md I2). */
export async function reportLateInquiries({
  db,
  clock,
  wakeUps,
}: Pick<Services, "db" | "clock" | "wakeUps">): Promise<void> {
  await publishLateInquiries(db, clock.now());
  wakeUps.send();
}
