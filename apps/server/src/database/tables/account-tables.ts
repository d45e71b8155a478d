import type { Role } from "@hunarmand/api/account/login-reply";
import type { CustomerStatus } from "@hunarmand/api/customers/steps";
import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import type { WorkHours } from "@hunarmand/api/providers/work-hours";
import type { Language } from "@hunarmand/texts/catalogue";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

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
  /** Of mails to this person. */
  language: Generated<Language>;
  /** When a code or link proved the address. A trigger clears it when the address changes. */
  emailConfirmedAt: ColumnType<Date | null, Date | null | undefined>;
  phoneConfirmedAt: ColumnType<Date | null, Date | null | undefined>;
  /** When the account was disabled: dismissed staff and blocked customers. */
  disabledAt: ColumnType<Date | null, Date | null | undefined>;
  /** When the person closed the account permanently. Their data is erased later. */
  closedAt: ColumnType<Date | null, Date | null | undefined>;
  erasedAt: ColumnType<Date | null, Date | null | undefined>;
  documentsErasedAt: ColumnType<Date | null, Date | null | undefined>;
}

export interface SessionsTable {
  id: string;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  /** The address that opened it. Null if it was not opened by a request. */
  address: ColumnType<string | null, string | null | undefined>;
  browser: ColumnType<string | null, string | null | undefined>;
  system: ColumnType<string | null, string | null | undefined>;
  /** Updated at most every few minutes. */
  lastUsedAt: ColumnType<Date | null, Date | null | undefined>;
}

/** A customer's home address as typed. Each job has its own address. */
export interface CustomersTable {
  accountId: string;
  city: string | null;
  area: string | null;
  address: string | null;
  /** The phone of a caller whom only the office knows. An account with this number must prove it first. */
  callerPhone: ColumnType<string | null, string | null | undefined>;
  status: Generated<CustomerStatus>;
  /** Why the office blocked or unblocked them. */
  statusReason: ColumnType<string | null, string | null | undefined>;
}

/** Saved for the next job. */
export interface CustomerAddressesTable {
  id: string;
  accountId: string;
  label: string;
  cityId: number;
  areaId: number;
  address: string;
  landmark: string | null;
  latitude: number | null;
  longitude: number | null;
  createdAt: Date;
}

export interface ProvidersTable {
  accountId: string;
  /** Null until an applicant types it, as `cnic` and `gender`. */
  fatherName: string | null;
  phoneAlt: string | null;
  /** 13 digits, no dashes. */
  cnic: string | null;
  gender: string | null;
  cityId: number;
  areaId: number;
  categoryId: number;
  qualification: string | null;
  experienceYears: number | null;
  status: ProviderStatus;
  statusReason: string | null;
  isAvailable: Generated<boolean>;
  workHours: Generated<WorkHours>;
  idleSince: Date;
  createdAt: Date;
  verifiedAt: Date | null;
  /** Of the public page. It is random and says nothing about the account. */
  publicId: Generated<string>;
}

export interface ProviderSkillsTable {
  providerId: string;
  skillId: number;
}

export interface ProviderSubSkillsTable {
  providerId: string;
  subSkillId: number;
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

export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  customers: CustomersTable;
  customerAddresses: CustomerAddressesTable;
  providers: ProvidersTable;
  providerSkills: ProviderSkillsTable;
  providerSubSkills: ProviderSubSkillsTable;
  auditEntries: AuditEntriesTable;
}
