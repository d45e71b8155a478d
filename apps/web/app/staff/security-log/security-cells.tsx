import type { SecurityEntry } from "@hunarmand/api/staff/security-log";
import { Anchor, Badge } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import office from "../../locales/en/office.json";
import securityLog from "../../locales/en/security-log.json";
import { useDeviceName } from "../../shared/person/device-name.ts";
import { useMessages } from "../../shared/texts/messages.ts";

interface CellProps {
  entry: SecurityEntry;
}

const pathOfSearch = (text: string): string => `${desks.securityLog.path}?${new URLSearchParams({ search: text })}`;

export function EntryResult({ entry: { result } }: CellProps) {
  const { results } = useMessages(securityLog);
  return (
    <Badge color={result === "done" ? "green" : "red"} variant="light">
      {results[result]}
    </Badge>
  );
}

/** Links to all entries of this account. */
export function EntryPerson({ entry: { accountId, accountName, typed } }: CellProps) {
  const { unknown, nobody } = useMessages(securityLog);
  if (accountId)
    return (
      <Anchor component={Link} to={pathOfSearch(accountId)} inherit>
        {accountName ?? nobody}
      </Anchor>
    );
  return typed ? unknown({ typed }) : nobody;
}

/** Links to all entries of this network address. */
export function EntryOrigin({ entry: { address, browser, system } }: CellProps) {
  const { nobody } = useMessages(securityLog);
  const device = useDeviceName();
  if (!address) return nobody;
  return (
    <>
      <Anchor component={Link} to={pathOfSearch(address)} inherit className="ltr">
        {address}
      </Anchor>
      <br />
      <small>{device({ browser, system })}</small>
    </>
  );
}

export function EntryActor({ entry: { actorName, accountId } }: CellProps) {
  const { self, nobody } = useMessages(securityLog);
  return actorName ?? (accountId ? self : nobody);
}

/** The reason of a refusal, or what was granted. Below it the request's id, which finds the lines in the server's log. */
export function EntryDetail({ entry: { detail, requestId } }: CellProps) {
  const { details, request } = useMessages(securityLog);
  const { roles } = useMessages(office).frame;
  const words: Readonly<Record<string, string>> = { ...details, ...roles };
  return (
    <>
      {detail && (words[detail] ?? detail)}
      {detail && requestId && <br />}
      {requestId && <small>{request({ id: requestId.slice(0, 8) })}</small>}
    </>
  );
}
