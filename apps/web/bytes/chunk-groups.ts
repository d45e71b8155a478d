import { join } from "node:path";

const appFolder = join(import.meta.dirname, "../app");

/** Every page loads what these import, and what makes the pages' heads. */
const shellEntries = [
  "root.tsx",
  "shared/layout/site.tsx",
  "shared/texts/page-meta.ts",
  "shared/texts/structured-data.ts",
  "shared/calls/call-api.ts",
  // Scripts of their own would be larger.
  "shared/layout/drawings/line-drawing.tsx",
  "shared/person/not-for-handymen.tsx",
  "shared/calls/use-busy.ts",
];

/** Packages: React, the router, the parts of Mantine in header and footer, and what those import. */
const framework =
  /rolldown\/runtime|node_modules\/(?:(?:react|react-dom|react-router|scheduler|clsx)\/|@mantine\/core\/esm\/(?:core\/(?:Box|DirectionProvider|factory|MantineProvider|styles-api)|components\/(?:Anchor|Button|Text|Title|UnstyledButton))\/)/;

/** What most visitors' pages use besides the shell. */
const parts =
  /app\/shared\/(?:layout\/(?:page-hero|drawings\/(?:hero-drawing|line-icon))|lists\/(?:facts|info-tile|stars)|texts\/(?:use-)?formats)\.tsx?|@mantine\/core\/esm\/components\/(?:ActionIcon|Alert|Badge|Card|CloseButton|Paper)\//;
/** Parts of pages whose scripts load when they are near the visible area. Only visitors' pages have some. */
const near = /app\/shared\/layout\/when-near\.tsx/;
/** What a screen needs that parses a reply or a form by its schema. */
const schemas =
  /node_modules\/zod\/|packages\/api\/src\/(?:(?:call|fields|issues|steps|inquiries\/steps)\.ts|locales\/en\/issues\.json)|app\/shared\/(?:texts\/(?:names|wire-texts)|calls\/use-send-once)\.ts/;
/** Form fields, also those outside of a form. */
const fields =
  /@mantine\/(?:hooks\/esm\/use-(?:merged-ref|uncontrolled)|core\/esm\/components\/(?:Input|InputBase|TextInput|Textarea))\//;
/** What a screen with a form needs besides its schema and its fields. */
const forms =
  /app\/(?:shared\/forms\/(?:form-body|form-fields|submit-button|use-call-form)|inquiries\/use-inquiry)\.tsx?|node_modules\/@mantine\/form\/|@mantine\/core\/esm\/components\/PasswordInput\//;
/** The texts of all screens with messages to the company. */
const inquiries = /app\/locales\/en\/inquiries\.json/;
/** The frame of a button for a recorded sentence, which visitors' forms have too. */
const spoken = /app\/shared\/spoken\/spoken(?:-heading)?\.tsx/;
/** What long lists need, also the visitors' one. */
const lists = /app\/shared\/(?:calls\/use-more-pages|lists\/(?:empty-state|more-rows|paged-list))\.tsx?/;
/** What shows a list or a state that the phone may have stored, and what subscribes to events. */
const loads =
  /app\/shared\/calls\/(?:live-updates|live-events|use-live-events|loaded|stored\/(?:last-first|stored-marks|use-when-online))\.tsx?/;
/** The calls and states of jobs that handymen, customers and the office use. */
const jobCalls =
  /packages\/api\/src\/(?:jobs\/(?:attachments|events|job|offer-steps|steps)|inquiries\/(?:job-complaints|problems)|staff\/public-settings)\.ts|app\/shared\/person\/use-call-target\.ts/;
/** What the lists of handymen and customers share. */
const ownLists =
  /app\/(?:jobs\/attachments\/job-attachments|locales\/en\/own-work\.json|shared\/(?:calls\/stored\/(?:as-of|early-reply|last-replies)|lists\/(?:job-number|whole-names)|early\/opened-offers|place\/shown-address|person\/require-email)\.tsx?)/;
/** What the screens of a handyman's jobs share. */
const ownJobs =
  /app\/(?:locales\/en\/jobs\.json|jobs\/provider\/(?:job-heading|job-steps|jobs\.css)|shared\/(?:dialogs\/use-failure-notice|offers\/wished-facts|work\/current-job))|packages\/api\/src\/jobs\/provider\.ts/;
/** An offer, on the list and on the screen of its terms. */
const offers =
  /app\/(?:jobs\/provider\/offers\/(?:offer-time-left|requested-job-card)|shared\/offers\/offer-lead)\.tsx/;
/** What both sides of a running job see: its price, its times, ready messages. */
const runningJobs =
  /app\/(?:locales\/en\/(?:job-price|job-times|whatsapp)\.json|jobs\/(?:job-stage|price\/lazy-price-parts|times\/(?:clock-time|job-times|use-time-step))\.tsx?|shared\/(?:parts\/prefetch|person\/ready-messages)\.tsx?)|packages\/api\/src\/jobs\/times\.ts/;
/** The ready sentences of a customer's objection, which the office reads, too. */
const objections = /app\/(?:locales\/en\/ready-objections\.json|jobs\/price\/(?:ready-objections|replace-lines)\.ts)/;
/** What the steps of a running job share. */
const steps =
  /app\/jobs\/provider\/(?:job-progress-bar|maps-links|next-screen|offers\/offers-in-reach|price\/price-state|provider-messages|running-job|steps\/(?:job-guard|step-gate|step-page|steps-prefetch|visit-times)|waiting-of-job)\.tsx?/;
/** What every page needs for the service worker, some seconds after it has loaded: visitors load nothing else for it. */
const worker = /app\/shared\/(?:app-worker\/(?:tell-worker|worker-messages)|waiting-calls\/running-writes)\.ts/;
/** What makes a call that may wait on the phone. */
const waitingCalls =
  /app\/(?:locales\/en\/waiting-calls\.json|shared\/waiting-calls\/(?:apply-waiting|ask-for-sync|send-or-wait|send-waiting|sender-turn|show-done|waiting-call|waiting-changes|waiting-database|waiting-kinds|screens\/use-waiting-calls)\.ts)/;
/** The reply to a login, and the states of a handyman's account, which it names. */
const providerSteps = /packages\/api\/src\/(?:account\/login-reply|providers\/steps)\.ts/;
/** A handyman's account. */
const providerCalls = /packages\/api\/src\/providers\/providers\.ts/;
/** A customer's jobs, and which of them waits for the customer: also the frame needs them. */
const customerCalls = /packages\/api\/src\/jobs\/customer\.ts|app\/shared\/work\/customer-jobs\.ts/;
/** The frame of the screens of handymen and customers. It is loaded after the screen. */
const ownFrame =
  /app\/shared\/(?:layout\/own-work\/(?:availability-toggle|own-links|own-menu|tab-bar|waiting-count)|person\/own-work)\.tsx?/;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Returns the app's modules that these entries import statically. Modules that are imported on demand have their own
 * chunks.
 */
function findShell(graph: Graph): ReadonlySet<string> {
  const shell = new Set<string>();
  const add = (id: string): void => {
    if (shell.has(id) || id.includes("/node_modules/")) return;
    shell.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const entry of shellEntries) add(join(appFolder, entry));
  return shell;
}

let known: { graph: Graph; shell: ReadonlySet<string> } | undefined;

function isInShell(id: string, graph: Graph): boolean {
  if (known?.graph !== graph) known = { graph, shell: findShell(graph) };
  return known.shell.has(id);
}

/**
 * Groups what every page needs, and what many pages need together, into a few files instead of forty: a browser loads
 * six at a time, each round costs a slow network half a second, and larger texts compress better. What only some pages
 * use, above all what only a logged-in person sees, keeps its own chunks. A module belongs to the first group here that
 * includes it, with all that it imports.
 */
export const chunkGroups = [
  { name: "framework", test: framework },
  { debugName: "shell", name: (id: string, graph: Graph) => (isInShell(id, graph) ? "shell" : null) },
  { name: "parts", test: parts },
  { name: "near", test: near },
  { name: "worker", test: worker },
  { name: "schemas", test: schemas },
  // Some screens without a form need one of its styles, and must not load the forms for it.
  { name: "hidden", test: /\/VisuallyHidden[/.]/ },
  { name: "fields", test: fields },
  { name: "form-styles", test: /shared\/forms\/form-styles\.ts/ },
  { name: "forms", test: forms },
  { name: "inquiries", test: inquiries },
  { name: "spoken", test: spoken },
  { name: "lists", test: lists },
  { name: "loads", test: loads },
  { name: "job-calls", test: jobCalls },
  { name: "own-lists", test: ownLists },
  { name: "own-jobs", test: ownJobs },
  { name: "running-jobs", test: runningJobs },
  { name: "waiting-calls", test: waitingCalls },
  { name: "objections", test: objections },
  { name: "steps", test: steps },
  { name: "provider-steps", test: providerSteps },
  { name: "provider-calls", test: providerCalls },
  { name: "customer-calls", test: customerCalls },
  { name: "own-frame", test: ownFrame },
  { name: "offers", test: offers },
].map((group, place, all) => ({ ...group, priority: all.length - place }));
