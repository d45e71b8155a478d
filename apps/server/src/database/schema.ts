import type { Role } from "@hunarmand/contract/account";
import type { JobStatus, WorkStatus } from "@hunarmand/contract/jobs";
import type { ProviderStatus } from "@hunarmand/contract/providers";
import type { Generated, JSONColumnType } from "kysely";

export interface AccountsTable {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string | null;
  /** E.164: +923001234567. */
  phone: string | null;
  passwordHash: string | null;
  createdAt: Date;
}

export interface SessionsTable {
  id: string;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Where a customer lives, as typed; each job names its own place. */
export interface CustomersTable {
  accountId: string;
  city: string | null;
  area: string | null;
  address: string | null;
}

export interface CitiesTable {
  id: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
}

export interface AreasTable {
  id: Generated<number>;
  cityId: number;
  name: string;
}

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  description: string;
}

export interface SkillsTable {
  id: Generated<number>;
  categoryId: number;
  name: string;
  description: string;
  priceFromPaisa: number;
  priceToPaisa: number;
}

export interface SubSkillsTable {
  id: Generated<number>;
  skillId: number;
  name: string;
}

export interface ProvidersTable {
  accountId: string;
  fatherName: string;
  phoneAlt: string | null;
  /** 13 digits, no dashes. */
  cnic: string;
  gender: string;
  cityId: number;
  areaId: number;
  categoryId: number;
  qualification: string | null;
  experienceYears: number | null;
  status: ProviderStatus;
  statusReason: string | null;
  isAvailable: Generated<boolean>;
  idleSince: Date;
  createdAt: Date;
  verifiedAt: Date | null;
}

export interface ProviderSkillsTable {
  providerId: string;
  skillId: number;
}

export interface ProviderSubSkillsTable {
  providerId: string;
  subSkillId: number;
}

export interface JobsTable {
  id: string;
  customerId: string;
  providerId: string | null;
  status: JobStatus;
  categoryId: number;
  skillId: number;
  subSkillId: number | null;
  cityId: number;
  areaId: number;
  address: string;
  description: string | null;
  contactPhone: string;
  latitude: number | null;
  longitude: number | null;
  scheduledFor: Date | null;
  paymentMethod: string;
  createdAt: Date;
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  /** True when a position within 50 m came with the arrival. */
  arrivalVerified: Generated<boolean>;
  arrivalDistanceMeters: number | null;
  arrivalAccuracyMeters: number | null;
  detailsSubmittedAt: Date | null;
  durationDays: number | null;
  pricePaisa: number | null;
  workDescription: string | null;
  workLocation: string | null;
  workStatus: WorkStatus | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  cancelledBy: string | null;
  cancelReason: string | null;
}

export interface OffersTable {
  jobId: string;
  providerId: string;
  status: "Offered" | "Accepted" | "Rejected" | "Expired" | "Withdrawn";
  round: number;
  createdAt: Date;
  decidedAt: Date | null;
}

export type JobEventKind = "requested" | "accepted" | "arrived" | "details-submitted" | "completed" | "cancelled";

export interface JobEventsTable {
  id: Generated<number>;
  jobId: string;
  actorId: string | null;
  kind: JobEventKind;
  at: Date;
  detail: JSONColumnType<Record<string, unknown>> | null;
}

export interface ReviewsTable {
  jobId: string;
  providerId: string;
  rating: number;
  feedback: string;
  reportedBy: "provider" | "customer";
  createdAt: Date;
  voidedAt: Date | null;
}

export interface AuditEntriesTable {
  id: Generated<number>;
  at: Date;
  actorId: string;
  action: string;
  subjectType: string;
  subjectId: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  reason: string | null;
}

export interface Tables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  customers: CustomersTable;
  cities: CitiesTable;
  areas: AreasTable;
  categories: CategoriesTable;
  skills: SkillsTable;
  subSkills: SubSkillsTable;
  providers: ProvidersTable;
  providerSkills: ProviderSkillsTable;
  providerSubSkills: ProviderSubSkillsTable;
  jobs: JobsTable;
  offers: OffersTable;
  jobEvents: JobEventsTable;
  reviews: ReviewsTable;
  auditEntries: AuditEntriesTable;
}
