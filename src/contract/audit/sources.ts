/** Where a change came from. */
export const auditSources = ['page', 'bulk', 'import', 'command', 'job'] as const;
export type AuditSource = (typeof auditSources)[number];

/** What was done. Reading masked data, exports and viewing as someone else are recorded too. */
export const auditActions = [
  'add',
  'edit',
  'delete',
  'restore',
  'order',
  'undo',
  'read',
  'export',
  'viewAs',
  'ask',
  'withdraw',
  'approve',
  'reject',
  'passwordReset',
  'sessionEnd',
] as const;
export type AuditAction = (typeof auditActions)[number];
