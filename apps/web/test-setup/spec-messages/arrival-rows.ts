import { done, failing } from "../faked-server.ts";
import { acceptedJob, arrivedJob, jobId } from "../job-replies.ts";
import { asProvider, type MessageRow } from "./row.ts";

const arrival = { section: "Arrival", ...asProvider(`/acceptarrival/${jobId}`) } as const;
const accepted = { [`job-details/${jobId}`]: { body: acceptedJob } };
const located = {
  ...accepted,
  [`customer-coordinates/${jobId}`]: {
    body: { latitude: acceptedJob.pinLocationLatitude, longitude: acceptedJob.pinLocationLongitude },
  },
};
const arrive = [{ press: "Mark Arrival" }];
const cannotMark = { "main button:disabled": "Mark Arrival" };

export const arrivalRows: readonly MessageRow[] = [
  {
    ...{ ...arrival, spec: "Customer location not available.", place: "page" },
    replies: {
      ...accepted,
      [`customer-coordinates/${jobId}`]: { body: { latitude: null, longitude: null } },
    },
  },
  {
    ...{ ...arrival, spec: "Failed to fetch customer coordinates.", place: "page" },
    replies: { ...accepted, [`customer-coordinates/${jobId}`]: failing },
  },
  {
    ...{ ...arrival, spec: "Unable to fetch your location. Please enable GPS.", place: "page", replies: located },
    ...{ standsAt: "refused", sees: cannotMark },
  },
  {
    ...{ ...arrival, spec: "Geolocation is not supported by your browser.", place: "page", replies: located },
    sees: cannotMark,
  },
  {
    ...{ ...arrival, spec: "You must be within 50 meters to mark arrival.", place: "page", replies: located },
    ...{ standsAt: 51, sees: cannotMark },
  },
  {
    ...{ ...arrival, spec: "Arrival marked successfully.", place: "toast", standsAt: 49, acts: arrive },
    replies: {
      ...located,
      "mark-arrival": { ...done(""), changes: { [`job-details/${jobId}`]: { body: arrivedJob } } },
    },
    leadsTo: `/acceptjobdetailssubmission/${jobId}`,
  },
  {
    ...{ ...arrival, spec: "Failed to mark arrival.", standsAt: 49, acts: arrive },
    replies: { ...located, "mark-arrival": failing },
  },
];
