/** What a file of refused rows has after the supplier's own columns. */
export const refusedHeaders = ['文件 / File', '行号 / Line', '字段 / Field', '原因', 'Reason'] as const;

/**
 * The supplier's own columns: a file of refused rows that is imported again also has ours at its end. Older files lack
 * the column of the file name.
 */
export function suppliersColumns(columns: readonly string[]): readonly string[] {
  const first = [0, 1].find((from) => {
    const headers = refusedHeaders.slice(from);
    return (
      columns.length >= headers.length && headers.every((header, at) => columns.at(at - headers.length) === header)
    );
  });
  return first === undefined ? columns : columns.slice(0, first - refusedHeaders.length);
}
