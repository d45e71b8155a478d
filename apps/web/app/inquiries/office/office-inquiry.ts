import type { ReplyOf } from "@hunarmand/api/call";
import type { listInquiries } from "@hunarmand/api/inquiries/office";

export type OfficeInquiry = ReplyOf<typeof listInquiries>[number];
