import { listLineage, type Route } from "./bytes/page-bytes.ts";

/** The screens that people open on the street, as in routes.ts. The other screens load their files after the router has started. */
export const streetScreens = [
  "requestedjobs",
  "activejobs",
  "acceptjob",
  "acceptcustomerinfo",
  "acceptarrival/:id?",
  "acceptjobdetailssubmission/:id?",
  "jobcompletion/:id?",
  "jobs/:id",
  "payment",
  "earnings",
  "notices",
];

/**
 * The first call of these screens, for the account's e-mail. Its reply is taken in app/shared/calls/stored/early-reply.ts.
 * A start imports this file before the packages are installed.
 */
async function readFirstCalls(): Promise<Readonly<Record<string, { path: string }>>> {
  const { listActiveJobs, listRequestedJobs } = await import("@hunarmand/api/jobs/provider");
  return { requestedjobs: listRequestedJobs, activejobs: listActiveJobs };
}

/**
 * Adds a script to the shell that requests the opened screen's files and its list at once. The router would request
 * them only after its own scripts have run, and what they import another reply later.
 */
export async function preloadScreens(shell: string, routes: readonly Route[]): Promise<string> {
  const [firstCalls, bases] = await Promise.all([readFirstCalls(), readLanguageBases()]);
  const screens = streetScreens.map((path) => ({
    ...{ pattern: toPattern(path, bases), files: listFiles(path, routes), call: firstCalls[path] },
  }));
  const all = [...new Set(screens.flatMap(({ files }) => files))].filter((file) => !shell.includes(file));
  const table = screens.map(({ pattern, files, call }) => [
    pattern,
    files.map((file) => all.indexOf(file)).filter((index) => index >= 0),
    ...(call ? [`/api${call.path.replace(":email", "")}`] : []),
  ]);
  const script = [
    `const all=${JSON.stringify(all.map((file) => file.replace(folder, "")))};`,
    `for(const[screen,files,call]of ${JSON.stringify(table)})if(new RegExp(screen).test(location.pathname)){${startCall}for(const index of files){`,
    `const href=${JSON.stringify(folder)}+all[index],link=document.createElement("link");`,
    'href.endsWith(".css")?Object.assign(link,{rel:"preload",as:"style",href}):Object.assign(link,{rel:"modulepreload",href});',
    "document.head.append(link)}}",
  ].join("");
  return shell.replace("</head>", () => `<script>{${script}}</script></head>`);
}

/** Calls with the kept session's token, as call-api.ts does, if a handyman is logged in and the token can be read. */
const startCall = [
  'if(call&&localStorage.token&&localStorage.userRole==="Provider")try{',
  'const token=localStorage.token,{email}=JSON.parse(atob(token.split(".")[1].replaceAll("-","+").replaceAll("_","/"))),',
  "address=call+encodeURIComponent(email),",
  'reply=email&&fetch(address,{headers:{authorization:"Bearer "+token,"accept-language":document.documentElement.lang}});',
  "reply.catch(()=>{});if(email)window.earlyReply={address,token,reply,at:performance.now()}",
  "}catch{}",
].join("");
const folder = "/assets/";

async function readLanguageBases(): Promise<string[]> {
  const { languages } = await import("@hunarmand/texts/catalogue");
  const { languageBase } = await import("@hunarmand/texts/language-paths");
  return languages.map((language) => languageBase(language)).filter(Boolean);
}

const toPattern = (path: string, bases: readonly string[]): string =>
  `^(?:${bases.join("|")})?/${path.replace("/:id?", "(?:/[^/]+)?").replace("/:id", "/(?!new/?$)[^/]+")}/?$`;

/** Returns the scripts and style sheets of a screen with its layouts. */
function listFiles(path: string, routes: readonly Route[]): string[] {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no screen at /${path}.`);
  const files = listLineage({ routes }, route).flatMap((each) => [
    ...[each.module, each.clientLoaderModule, each.clientMiddlewareModule, ...each.imports, ...each.css],
  ]);
  return [...new Set(files.flatMap((file) => file?.replace(/#$/, "") ?? []))];
}
