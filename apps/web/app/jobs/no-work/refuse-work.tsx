import { Button, Text } from "@mantine/core";
import { useState } from "react";
import noWork from "../../locales/en/no-work.json";
import { useMessages } from "../../shared/texts/messages.ts";
import type { JobActionProps } from "../customer/followed-job.ts";
import { NoWorkDialog } from "./no-work-dialog.tsx";

/** The customer's button after the arrival, until they have agreed to a price (docs/product.md J30). */
export function RefuseWork(props: JobActionProps) {
  const { customer } = useMessages(noWork);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Text c="dimmed" mb="sm">
        {customer.free}
      </Text>
      <Button variant="outline" color="red" px="xs" fz="sm" onClick={() => setOpen(true)}>
        {customer.open}
      </Button>
      {isOpen && <RefusedWork {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The customer's dialog, with the name of the handyman. */
export function RefusedWork({ job, ...props }: JobActionProps & { onClose: () => void }) {
  return <NoWorkDialog side="customer" job={{ ...job, name: job.provider?.name ?? "" }} {...props} />;
}
