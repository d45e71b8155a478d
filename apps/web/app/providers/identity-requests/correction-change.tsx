import { type DeskIdentityRequest, readIdentityRequest } from "@hunarmand/api/providers/identity-requests";
import { Button, Stack, Text } from "@mantine/core";
import identity from "../../locales/en/identity.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { formatCnic } from "../../shared/forms/form-fields.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface CorrectionChangeProps {
  request: DeskIdentityRequest;
  isShown: boolean;
  onShow: (whole: DeskIdentityRequest) => void;
}

const names = ["firstName", "lastName", "fatherName", "cnic"] as const;
const isMasked = (value: string) => value.startsWith("*");

/** The current and the requested value. CNICs stay masked until staff reveal them, which writes an audit row. */
export function CorrectionChange({ request, isShown, onShow }: CorrectionChangeProps) {
  const { desk } = useMessages(identity);
  const { busy, run } = useBusy();
  const { id, present, changes } = request;
  const write = (name: (typeof names)[number], value = "") =>
    name === "cnic" && !isMasked(value) ? formatCnic(value) : value;
  const show = async () => onShow(await callApi(readIdentityRequest, { params: { id } }));
  return (
    <Stack gap={4} align="flex-start">
      {names
        .filter((name) => changes[name] !== undefined)
        .map((name) => (
          <Text key={name} size="sm">
            {`${desk.fields[name]}: `}
            <span className="ltr">{write(name, present[name])}</span>
            {` ${desk.to} `}
            <strong className="ltr">{write(name, changes[name])}</strong>
          </Text>
        ))}
      {changes.cnic && !isShown && (
        <Button variant="default" size="compact-sm" mih={44} loading={busy} onClick={() => void run(show)}>
          {desk.show}
        </Button>
      )}
    </Stack>
  );
}
