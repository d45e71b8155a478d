import "../../shared/forms/form-styles.ts";
import "@mantine/core/styles/Kbd.css";
import { Button, Checkbox, Kbd, Stack, Text } from "@mantine/core";
import { type HotkeyItem, useHotkeys } from "@mantine/hooks";
import { Fragment, useState } from "react";
import { useNavigate } from "react-router";
import deskComforts from "../../locales/en/desk-comforts.json";
import { undoDecision } from "../../shared/decisions/held-decision.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { desks } from "../desks.ts";
import { askForTour } from "../tour/tour-seen.ts";
import {
  findLink,
  focusRow,
  focusSearch,
  isDialogOpen,
  isInRow,
  isTyping,
  openRow,
  pressDecision,
  selectRow,
  useOfficeKeys,
} from "./office-keys.ts";

const shown = [
  { meaning: "next", keys: ["J", "↓"] },
  { meaning: "previous", keys: ["K", "↑"] },
  { meaning: "open", keys: ["Enter"] },
  { meaning: "select", keys: ["X"] },
  { meaning: "verify", keys: ["V"] },
  { meaning: "approve", keys: ["A"] },
  { meaning: "decline", keys: ["D"] },
  { meaning: "undo", keys: ["Z"] },
  { meaning: "search", keys: ["/"] },
  { meaning: "everything", keys: ["Ctrl K"] },
  { meaning: "help", keys: ["?"] },
] as const;

/** Handles single keys for the desk's list, and shows the list of shortcuts. */
export function OfficeShortcuts() {
  const { keys } = useMessages(deskComforts);
  const { enabled, setEnabled } = useOfficeKeys();
  const [helping, setHelping] = useState(false);
  const navigate = useNavigate();
  useHotkeys(enabled ? toHotkeys(() => setHelping(true)) : []);
  // A checkbox is a field too, but takes no letters.
  useHotkeys(enabled ? toDecisionKeys((path) => void navigate(path)) : [], []);
  return (
    <>
      <Button variant="default" className="shortcuts-opener" onClick={() => setHelping(true)}>
        {keys.open}
      </Button>
      {helping && (
        <FormDialog title={keys.title} text={keys.text} onClose={() => setHelping(false)}>
          <Stack gap="md">
            <KeyTable />
            <Checkbox
              className="tall-check"
              label={keys.enabled}
              checked={enabled}
              onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
            />
            <TourButton onPress={() => setHelping(false)} />
            <Button variant="default" onClick={() => setHelping(false)}>
              {keys.close}
            </Button>
          </Stack>
        </FormDialog>
      )}
    </>
  );
}

/** The tour explains the inbox, and starts there automatically. */
function TourButton({ onPress }: { onPress: () => void }) {
  const { keys } = useMessages(deskComforts);
  const person = useSession()?.person ?? "";
  const navigate = useNavigate();
  const showAround = () => {
    onPress();
    askForTour(person);
    void navigate(desks.inbox.path);
  };
  return (
    <Button variant="light" onClick={showAround}>
      {keys.tour}
    </Button>
  );
}

function KeyTable() {
  const { keys: texts } = useMessages(deskComforts);
  return (
    <dl className="facts">
      {shown.map(({ meaning, keys }) => (
        <Fragment key={meaning}>
          <dt>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && <Text span c="dimmed">{` ${texts.or} `}</Text>}
                <Kbd size="md">{key}</Kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{texts.meanings[meaning]}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function toHotkeys(help: () => void): HotkeyItem[] {
  const options = { preventDefault: false };
  const whenFree = (act: () => void) => (event: KeyboardEvent) => {
    if (isDialogOpen()) return;
    event.preventDefault();
    act();
  };
  // Arrows and Enter keep their meaning in the browser until a row of the list has the focus.
  const inRow = (act: () => void) => (event: KeyboardEvent) => {
    if (isInRow()) whenFree(act)(event);
  };
  return [
    ["j", whenFree(() => focusRow(1)), options],
    ["k", whenFree(() => focusRow(-1)), options],
    ["ArrowDown", inRow(() => focusRow(1)), options],
    ["ArrowUp", inRow(() => focusRow(-1)), options],
    ["Enter", inRow(() => openRow()), options],
    ["/", whenFree(focusSearch), options],
    ["shift+/", whenFree(focusSearch), options],
    ["shift+?", whenFree(help), options],
  ];
}

/** A job with the focus in its list is opened with its candidates. */
const jobPath = new RegExp(`^${desks.jobs.path}/(?:beside/)?[0-9a-f-]{36}$`);

function toDecisionKeys(go: (path: string) => void): HotkeyItem[] {
  const options = { preventDefault: false };
  const decide =
    (...names: string[]) =>
    (event: KeyboardEvent) => {
      if (isTyping()) return;
      event.preventDefault();
      const link = findLink(pressDecision(names));
      if (!link || !names.includes("assign") || !jobPath.test(link.pathname)) return;
      go(`${link.pathname}?${new URLSearchParams([...new URLSearchParams(link.search), ["step", "assign"]])}`);
    };
  return [
    ["v", decide("verify"), options],
    ["a", decide("approve", "assign"), options],
    ["d", decide("decline"), options],
    ["x", (event) => !isTyping() && !event.repeat && selectRow(), options],
    ["z", (event) => !isTyping() && !event.repeat && undoDecision(), options],
  ];
}
