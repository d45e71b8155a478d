import type { ContractRecord, ContractStatus } from "@hunarmand/api/contracts/contracts";
import { Alert, Anchor, Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../locales/en/contracts.json";
import { formatCnic } from "../shared/forms/form-fields.tsx";
import { Facts } from "../shared/lists/facts.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { ContractHistory } from "./contract-history.tsx";
import { contractPath } from "./sections.ts";

const statusColors: Record<ContractStatus, string> = {
  "Under Review": "marigold",
  Accepted: "green",
  Active: "green",
  Completed: "gray",
  Rejected: "red",
};

const withCrew: readonly ContractStatus[] = ["Active", "Completed"];

interface ContractCardProps {
  record: ContractRecord;
  /** On its own page it does not lead there. */
  isOpen?: boolean;
}

export function ContractCard({ record, isOpen = false }: ContractCardProps) {
  const { proposal, record: texts } = useMessages(contracts);
  const { day } = useFormats();
  const { projectName, status, statusReason, contractDetails } = record;
  return (
    <Card component="article" h="100%">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3">
            {projectName}
          </Title>
          <Badge size="lg" variant="light" color={statusColors[status]}>
            {status}
          </Badge>
        </Group>
        <Facts
          facts={[
            { label: proposal.contractorName, value: record.contractorName },
            { label: proposal.city, value: record.city },
            { label: proposal.address, value: record.address },
            { label: proposal.phoneNumber, value: <span className="ltr">{record.phoneNumber}</span> },
            { label: proposal.cnic, value: <span className="ltr">{formatCnic(record.cnic)}</span> },
            { label: proposal.availability, value: record.availability },
            { label: proposal.duration, value: record.duration },
            { label: texts.requested, value: day(record.requestedDate) },
            { label: texts.completed, value: record.completionDate && day(record.completionDate) },
          ]}
        />
        <Text className="contract-details">{contractDetails}</Text>
        {statusReason && (
          <Alert color="red" variant="light" title={texts.reason}>
            <Text>{statusReason}</Text>
            <Anchor component={Link} to="/complains" className="tall-link">
              {texts.appeal}
            </Anchor>
          </Alert>
        )}
        {!isOpen && withCrew.includes(status) && (
          <Button component={Link} to={contractPath(record.id)}>
            {texts.open}
          </Button>
        )}
        <ContractHistory contractId={record.id} />
      </Stack>
    </Card>
  );
}
