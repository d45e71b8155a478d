import { Text } from "@mantine/core";
import jobCash from "../../locales/en/job-cash.json";
import { WhenSet } from "../office/office.tsx";
import { OfficePhone } from "../office/office-links.tsx";
import { useMessages } from "../texts/messages.ts";
import { useFormats } from "../texts/use-formats.ts";

/** Both amounts of a job's cash, in PKR, and the office's phone: the office asks both sides. */
export function CashDiffers({ declared, claimed }: { declared: number; claimed: number }) {
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  return (
    <>
      <Text fw={600}>{texts.differs({ declared: pkr(declared), claimed: pkr(claimed) })}</Text>
      <WhenSet name="phone">
        <Text>
          <OfficePhone className="tall-link" />
        </Text>
      </WhenSet>
    </>
  );
}
