import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { standAt } from "../../../test-setup/geolocation.ts";
import { acceptedJob, arrivedJob, detailedJob, home, jobId } from "../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { setLanguage } from "../../shared/texts/messages.ts";

afterEach(async () => {
  await setLanguage("en");
  await leave();
});

const customerPhone = { phoneNumber: "+923031234567" };
const open = (path: string, job: object) =>
  visit({
    path,
    who: provider,
    currentJobId: jobId,
    replies: { [`job-details/${jobId}`]: { body: job }, [`customer-coordinates/${jobId}`]: { body: home } },
  });

test("each step of a running job shows time, place, Call, until the arrival Navigate, and the words in the same order, and the price", async () => {
  for (const [path, job] of [
    ["/acceptcustomerinfo", acceptedJob],
    [`/acceptarrival/${jobId}`, acceptedJob],
    [`/acceptjobdetailssubmission/${jobId}`, arrivedJob],
    [`/jobcompletion/${jobId}`, { ...detailedJob, earning: 4_500, priceStatus: "agreed" }],
  ] as const) {
    await open(path, { ...job, ...customerPhone });
    const card = await wait(() => document.querySelector("main section[aria-label='The job']"), `job on ${path}`);
    const [when, way] = job.status === "Accepted" ? ["As soon as possible", "Navigate"] : ["You arrived at ", ""];
    const order = new RegExp(`${when}.*House 12, G-9, Islamabad.*Call${way}The tap drips\\.`);
    expect(card.textContent).toMatch(order);
    // On the step that asks for the price, the field itself follows. On the completion the amount to collect leads.
    const hasField = path.startsWith("/acceptjobdetailssubmission");
    expect(card.textContent?.includes("PKR")).toBe(job.status === "Accepted");
    if (hasField) await readPage("Usual for the work alone: PKR 1,000 to 2,000.");
  }
});

test("who has accepted a job reads the address, Call and Navigate before they say when they come", async () => {
  await open("/acceptcustomerinfo", { ...acceptedJob, ...customerPhone, nextSteps: ["arrive", "runLate"] });
  const card = await wait(() => document.querySelector("main section[aria-label='The job']"), "job");
  expect(card.textContent).toMatch(/House 12.*Call.*Navigate.*When can you be there\?.*The tap drips\./);
});

test("who has announced a later time reads it below the next step, and is not sent there now", async () => {
  const comesAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
  await open("/acceptcustomerinfo", { ...acceptedJob, ...customerPhone, comesAt });
  const bar = await wait(() => document.querySelector("main .thumb-bar"), "next step");
  expect(bar.textContent).toMatch(/^Proceed FurtherNext: arrive there at about .+\.$/);
  await open("/acceptcustomerinfo", { ...acceptedJob, ...customerPhone });
  await readPage("Next: go there and mark your arrival.");
});

test("whose announced time is over reads so on the job itself", async () => {
  const comesAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  await open(`/acceptarrival/${jobId}`, { ...acceptedJob, ...customerPhone, comesAt });
  const card = await wait(() => document.querySelector("main section[aria-label='The job']"), "job");
  expect(card.textContent).toMatch(/You said .+\. That time is over\. Say a new time\./);
});

test("the details propose the name of the work in Urdu to a handyman who reads Urdu, and send that of the catalogue", async () => {
  await setLanguage("ur");
  const names = { [arrivedJob.skill]: "اے سی کی فٹنگ", "G-9": "جی-9", Islamabad: "اسلام آباد" };
  await visit({
    path: `/acceptjobdetailssubmission/${jobId}`,
    who: provider,
    currentJobId: jobId,
    replies: {
      [`job-details/${jobId}`]: { body: { ...arrivedJob, ...customerPhone, subSkill: null, description: null } },
      "names-in-urdu": { body: { names, descriptions: {} } },
      "update-job-details": done(""),
    },
  });
  const words = await wait(() => document.querySelector<HTMLTextAreaElement>("main [name=description]"), "words");
  expect(words.value).toBe("اے سی کی فٹنگ");
  const place = await wait(() => document.querySelector("main .job-place"), "place");
  expect(place.textContent).toBe("\u2068House 12\u2069، جی-9، اسلام آباد");
  const sent: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith("update-job-details")) sent.push(JSON.parse(String(init?.body)).description);
    return fetch(address, init);
  });
  await fill({ salary: "1500" });
  document.querySelector<HTMLButtonElement>("main form button[type=submit]")?.click();
  await wait(() => sent.length > 0, "call");
  expect(sent).toEqual([arrivedJob.skill]);
});

test("the text below Mark Arrival says how far it is, and what a tap does only where it can be tapped", async () => {
  const readHint = () => document.querySelector(".thumb-bar")?.textContent;
  standAt(112);
  await open(`/acceptarrival/${jobId}`, acceptedJob);
  await wait(() => readHint() === "Mark ArrivalYou are 112 m away. Go closer, or ask for the start code.", "distance");
  await leave();
  standAt(30);
  await open(`/acceptarrival/${jobId}`, acceptedJob);
  await wait(() => readHint() === "Mark ArrivalTap it to say: I am here.", "what a tap does");
});

test("without a position the start code is at the thumb, and Mark Arrival stays disabled", async () => {
  standAt("refused");
  await open(`/acceptarrival/${jobId}`, { ...acceptedJob, nextSteps: ["arrive", "startByCode"] });
  await readPage("Unable to fetch your location. Please enable GPS.");
  const field = await wait(() => document.querySelector("main [name=code]"), "field for the code");
  expect(findButton("Mark Arrival")?.disabled).toBe(true);
  const bars = [...document.querySelectorAll(".thumb-bar")];
  expect(bars).toEqual([field.closest(".thumb-bar")]);
  expect(bars[0]?.textContent).toContain("Start the job");
});

test("completion says in large digits what to collect, and the price stays on the later screens", async () => {
  const agreed = { ...detailedJob, earning: 4_500, priceStatus: "agreed" };
  await open(`/jobcompletion/${jobId}`, agreed);
  await readPage("Collect from the customer");
  expect(document.querySelector(".price-to-collect")?.textContent).toBe("PKR 4,500");
  await readPage("You both agreed to this price. If the customer pays by wallet or card, collect nothing.");
  await open(`/acceptjobdetailssubmission/${jobId}`, agreed);
  await readPage("You both agreed to this price.");
  expect(document.querySelector(".job-price")?.textContent).toBe("Price, materials included PKR 4,500");
});

test("completion does not say to collect a price that the customer refuses: their answer comes first", async () => {
  const disputed = { ...detailedJob, earning: 4_500, priceStatus: "disputed", offeredPrice: 3_000 } as const;
  await open(`/jobcompletion/${jobId}`, disputed);
  await readPage("The customer would pay PKR 3,000.");
  expect(document.querySelector(".price-to-collect")).toBeNull();
  expect(document.querySelector("main")?.textContent).not.toContain("Collect from the customer");
});

test("the form says what the handyman keeps of the price, and that it is above the usual one", async () => {
  await open(`/acceptjobdetailssubmission/${jobId}`, arrivedJob);
  await fill({ salary: "1999.9" });
  await readPage("You keep PKR 1,799.91.");
  expect(document.body.textContent).not.toContain("more than usual");
  await fill({ salary: "5500" });
  await readPage("You keep PKR 4,950.");
  await readPage("This is more than usual.");
  const rule = "Our fee: PKR 100 of every PKR 1,000, work and materials together.";
  expect(document.querySelector("main")?.textContent?.split(rule), "the rule of the fee, once").toHaveLength(2);
});

test("the handyman taps how long the work takes, beside the days, and a second tap takes it back", async () => {
  await open(`/acceptjobdetailssubmission/${jobId}`, arrivedJob);
  const isPressed = () => findButton("2 hours")?.getAttribute("aria-pressed") === "true";
  await press("2 hours");
  await wait(isPressed, "pressed chip");
  await press("2 hours");
  await wait(() => !isPressed(), "no pressed chip");
  expect(findField("duration")?.value).toBe("1");
});

test("the handyman types nothing to complete a job: the feedback has a first text, and a tap changes it", async () => {
  await open(`/jobcompletion/${jobId}`, detailedJob);
  await wait(() => findField("customerFeedback")?.value === "The customer said nothing.", "first text");
  await press("The customer is satisfied.");
  await wait(() => findField("customerFeedback")?.value === "The customer is satisfied.", "feedback");
});

test("a price that the customer refuses is sent again only by a button at the end of the form", async () => {
  const refused = { ...detailedJob, salary: 4_500, earning: 4_500, priceStatus: "disputed", offeredPrice: 4_000 };
  await open(`/acceptjobdetailssubmission/${jobId}`, refused);
  const isAtThumb = (label: string) => Boolean(findButton(label)?.closest(".thumb-bar"));
  await wait(() => findButton("Send price PKR 4,500"), "button with the refused price");
  expect(isAtThumb("Send price PKR 4,500")).toBe(false);
  await fill({ salary: "4200" });
  await wait(() => isAtThumb("Send price PKR 4,200"), "button at the thumb");
});

test("a free visit says that nothing is to be collected", async () => {
  await open(`/jobcompletion/${jobId}`, { ...detailedJob, salary: 0, earning: 0, priceStatus: "agreed" });
  await readPage("Collect nothing from the customer.");
});

test("the button of the details names the price that it sends", async () => {
  await open(`/acceptjobdetailssubmission/${jobId}`, arrivedJob);
  await wait(() => findButton("Send the price"), "button without a price");
  await fill({ salary: "7000" });
  await wait(() => findButton("Send price PKR 7,000"), "button with the price");
});

test("the price is the first of the job details, and the job is one line below it", async () => {
  await open(`/acceptjobdetailssubmission/${jobId}`, arrivedJob);
  const field = await wait(() => document.querySelector("main form [name]"), "field");
  expect(field.getAttribute("name")).toBe("salary");
  const folded = document.querySelector("main section[aria-label='The job']")?.closest("details");
  expect(folded?.open ? "" : folded?.querySelector("summary")?.textContent).toMatch(
    /^Plumbing Installation, G-9, Ayesha Siddiqui$/,
  );
  expect(field.compareDocumentPosition(folded as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
