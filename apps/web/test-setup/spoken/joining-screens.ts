import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { visitStatus } from "@hunarmand/api/providers/visit-steps";
import type { FakedReplies } from "../faked-server.ts";
import { profile } from "../profile-replies.ts";
import { fill, press } from "../screen-person.ts";
import { readPage } from "../screen-reading.ts";
import { provider } from "../signed-in.ts";
import { fillIn, proveNumber, replies } from "../signup/by-code.ts";
import { noVisit } from "../signup/visit-replies.ts";
import type { SpokenScreen, SpokenScreens } from "./spoken-screen.ts";

const signup = (act?: () => Promise<unknown>): SpokenScreen => ({ path: "/signup", replies, act });

const papersOf = (state: "missing" | "received") =>
  (["cnic-front", "cnic-back"] as const).map((kind) => ({ kind, receivedDate: null, reason: null, state }));
const slot = "2036-03-09T05:00:00.000Z";
const visit = { id: profile.id, startsAt: slot, status: visitStatus.booked, nextSteps: ["move"] };

/** /pending of an applicant. */
function road(changes: Partial<ProviderProfile> = {}, more: FakedReplies = {}): SpokenScreen {
  const own: ProviderProfile = { ...profile, status: "Pending", ...changes };
  return {
    path: "/pending",
    who: { ...provider, email: own.id, status: own.status },
    replies: {
      edituser: { body: own },
      "Provider/papers": { body: papersOf("received") },
      "Provider/visit": {
        body: {
          ...noVisit,
          slots: [slot],
        },
      },
      ...more,
    },
  };
}
const visitOf = (changes: object) => ({
  "Provider/visit": {
    body: {
      ...noVisit,
      slots: [slot],
      bring: "",
      ...changes,
    },
  },
});
const refused = { statusReason: "The picture is dark." };

type Joining = Pick<
  SpokenScreens<"handyman">,
  | `signup-${"phone" | "name" | "place" | "work"}`
  | `road-${"details" | "papers" | "visit" | "go-there" | "wait" | "hand-in"}`
  | "not-yet"
  | "turned-away"
  | "verified"
>;

export const joiningScreens: Joining = {
  "signup-phone": signup(),
  "signup-name": signup(proveNumber),
  "signup-place": signup(async () => {
    await proveNumber();
    await readPage("Step 3 of 5: Your name");
    await fill({ fullName: "Nadeem Gul Zaman" });
    await press("Continue");
  }),
  "signup-work": signup(async () => {
    await proveNumber();
    await fillIn();
  }),
  "not-yet": { ...road({ status: "Suspended" }), path: "/home" },
  "road-details": road({ cnic: "", fatherName: "", gender: "" }),
  "road-papers": road({}, { "Provider/papers": { body: papersOf("missing") } }),
  "road-visit": [road(), { ...road(), path: "/home" }],
  "road-go-there": road({}, visitOf({ visit })),
  "road-wait": road({}, visitOf({ came: true })),
  "road-hand-in": road({ ...refused, status: "SentBack" }),
  "turned-away": [road({ ...refused, status: "Rejected" }), road({ ...refused, status: "Suspended" })],
  verified: road({ status: "Verified" }),
};
