import "driver.js/dist/driver.css";
import "./tour.css";
import type { Access } from "@hunarmand/api/call";
import { approveWalletPayment } from "@hunarmand/api/payments/office";
import { verifyProvider } from "@hunarmand/api/providers/office";
import { type DriveStep, driver, type PopoverDOM } from "driver.js";
import tour from "../../locales/en/tour.json";
import { getMessages } from "../../shared/texts/messages.ts";
import { desks, mayCall } from "../desks.ts";
import type { TourTask } from "./tour-task.ts";

const stepNames = ["due", "desks", "search", "decide", "keys"] as const;
type StepName = (typeof stepNames)[number];

interface Place {
  step: StepName;
  selector: string;
  /** The part is in the menu, behind its button on narrow screens. */
  isFolded?: boolean;
  /** The call that a role needs for this part; every role sees a part without one. */
  call?: { access: Access };
}

/** For each step its possible parts, the best one first. A part that is missing on this page is skipped. */
const places: readonly Place[] = [
  { step: "due", selector: ".due-row" },
  { step: "due", selector: ".due-head" },
  { step: "desks", selector: ".office > .office-side .office-menu" },
  { step: "desks", selector: ".office-toggle", isFolded: true },
  { step: "search", selector: ".search-opener" },
  { step: "decide", selector: `.counter-chip[href^="${desks.providers.path}"]`, call: verifyProvider },
  { step: "decide", selector: `.counter-chip[href^="${desks.payments.path}"]`, call: approveWalletPayment },
  { step: "decide", selector: `.office-desk[href="${desks.providers.path}"]`, call: verifyProvider },
  { step: "decide", selector: `.office-desk[href="${desks.payments.path}"]`, call: approveWalletPayment },
  { step: "keys", selector: ".office > .office-side .shortcuts-opener" },
  { step: "keys", selector: ".office-toggle", isFolded: true },
];

/** Returns the first part of this step that is on the page. */
function findPart(step: StepName, role: string): (Place & { part: Element }) | undefined {
  for (const place of places) {
    if (place.step !== step || (place.call && !mayCall(role, place.call))) continue;
    const part = [...document.querySelectorAll(place.selector)].find((element) => element.checkVisibility());
    if (part) return { ...place, part };
  }
  return undefined;
}

interface Tour {
  role: string;
  /** A last step that leads to a real decision. Without a task it says that nothing waits. */
  lastStep: { task: TourTask | undefined } | undefined;
  /** Called when the tour is finished, skipped or closed by Escape. */
  onEnd: () => void;
  /** Called when the person goes on to the decision. */
  onOpen: (task: TourTask) => void;
}

/** Highlights one part of the inbox after the other. Returns the function that removes the tour. */
export function startTour({ role, lastStep, onEnd, onOpen }: Tour): () => void {
  const texts = getMessages(tour);
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const opener = document.activeElement;
  const openTask = (task: TourTask) => {
    guide.destroy();
    onEnd();
    onOpen(task);
  };
  const guide = driver({
    steps: listSteps(role, lastStep && showDecision(lastStep.task, openTask)),
    animate: !isStill,
    smoothScroll: !isStill,
    disableActiveInteraction: true,
    overlayOpacity: 0.6,
    stagePadding: 4,
    showProgress: true,
    nextBtnText: texts.next,
    prevBtnText: texts.back,
    doneBtnText: texts.done,
    popoverClass: "office-tour",
    onPopoverRender: (popover) => finishPopover(popover, texts.skip),
    // The library marks the part as a button that opens something, which is wrong here.
    onHighlighted: (part) => {
      for (const name of ["aria-haspopup", "aria-expanded", "aria-controls"]) part?.removeAttribute(name);
    },
    onDestroyStarted: () => {
      guide.destroy();
      returnFocus(opener);
      onEnd();
    },
  });
  guide.drive();
  return guide.destroy;
}

function listSteps(role: string, last: DriveStep | undefined): DriveStep[] {
  const { steps, progress } = getMessages(tour);
  const shown = stepNames.flatMap((step) => {
    const found = findPart(step, role);
    return found ? [found] : [];
  });
  const total = shown.length + (last ? 1 : 0);
  const own = shown.map(({ step, isFolded, part }, index) => {
    const { title, text, menu = text } = { menu: undefined, ...steps[step] };
    const progressText = progress({ current: index + 1, total });
    const popover = { title, description: isFolded ? menu : text, progressText };
    // Searched again at each step: lists and windows may change meanwhile.
    return { element: () => findPart(step, role)?.part ?? part, popover };
  });
  if (!last) return own;
  return [...own, { ...last, popover: { ...last.popover, progressText: progress({ current: total, total }) } }];
}

/** The step at the line of what is to be decided, which opens it. */
function showDecision(task: TourTask | undefined, open: (task: TourTask) => void): DriveStep {
  const { decision } = getMessages(tour);
  const { title } = decision;
  if (!task) return { popover: { title, description: decision.none } };
  const row = findRow(task);
  const onDoneClick = () => open(task);
  return {
    // In the middle of the page, if the list does not show it yet.
    ...(row ? { element: () => findRow(task) ?? row } : {}),
    popover: { title, description: decision.kinds[task.kind], doneBtnText: decision.open, onDoneClick },
  };
}

const findRow = ({ address }: TourTask): Element | undefined =>
  [...document.querySelectorAll(".due-row")].find((row) =>
    row.querySelector("a")?.getAttribute("href")?.endsWith(address),
  );

/** Makes the popover an accessible dialog, with a text on its close button and the focus on the next button. */
function finishPopover({ wrapper, title, footer, progress, closeButton, nextButton }: PopoverDOM, skip: string): void {
  wrapper.setAttribute("aria-modal", "true");
  wrapper.setAttribute("aria-describedby", "driver-popover-description driver-popover-progress");
  progress.id = "driver-popover-progress";
  const heading = document.createElement("h2");
  heading.append(...title.childNodes);
  title.append(heading);
  title.setAttribute("role", "presentation");
  footer.setAttribute("role", "presentation");
  closeButton.removeAttribute("aria-label");
  closeButton.textContent = skip;
  wrapper.append(closeButton);
  queueMicrotask(() => nextButton.focus());
}

function returnFocus(opener: Element | null): void {
  const isGone = !opener?.isConnected || opener === document.body;
  const target = isGone ? document.querySelector("main") : opener;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
