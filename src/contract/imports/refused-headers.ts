/** What a file of refused rows has after the supplier's own columns. */
export const refusedHeaders = ['文件 / File', '行号 / Line', '字段 / Field', '原因', 'Reason'] as const;

/** The supplier's own columns, also of a file of refused rows that comes back corrected: earlier ones did not name the file. */
export function suppliersColumns(columns: readonly string[]): readonly string[] {
  const first = [0, 1].find((from) => {
    const headers = refusedHeaders.slice(from);
    return (
      columns.length >= headers.length && headers.every((header, at) => columns.at(at - headers.length) === header)
    );
  });
  return first === undefined ? columns : columns.slice(0, first - refusedHeaders.length);
}
