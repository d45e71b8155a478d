/** For how many days records are kept that grow with every job (settings KEEP_NOTICES_DAYS, KEEP_MESSAGES_DAYS and KEEP_SECURITY_DAYS). */
export interface KeptDays {
  notices: number;
  messages: number;
  /** The security log, and sessions after their end. */
  security: number;
}
