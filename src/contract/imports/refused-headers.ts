/** What a file of refused rows has after the supplier's own columns. */
export const refusedHeaders = ['行号 / Line', '字段 / Field', '原因', 'Reason'] as const;

/** The supplier's own columns, also of a file of refused rows that comes back corrected. */
export function suppliersColumns(columns: readonly string[]): readonly string[] {
  const own = columns.slice(0, -refusedHeaders.length);
  const added = columns.slice(own.length);
  return added.length === refusedHeaders.length && refusedHeaders.every((header, at) => added[at] === header)
    ? own
    : columns;
}
