import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Notification.css";
import "./pop-up.css";
import { Notification } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useState } from "react";
import shared from "../../locales/en/shared.json";
import { useMessages } from "../texts/messages.ts";

const shownMilliseconds = 3_000;

/** A short message at the page's lower edge. It disappears by itself and is never needed for a task. */
export function PopUp({ text }: { text: string }) {
  const { close } = useMessages(shared);
  const [isShown, setShown] = useState(true);
  const hide = () => setShown(false);
  useTimeout(hide, shownMilliseconds, { autoInvoke: true });
  if (!isShown) return null;
  return (
    <Notification
      role="status"
      className="pop-up"
      color="green"
      withBorder
      closeButtonProps={{ "aria-label": close, size: "lg" }}
      onClose={hide}
    >
      {text}
    </Notification>
  );
}
