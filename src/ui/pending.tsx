import { Skeleton } from './state.tsx';

/** A skeleton for content of unknown height. What follows it would move when the content comes: base.css shows it then. */
export function Pending({ label, rows }: { label: string; rows: number }) {
  return (
    <div data-pending="">
      <Skeleton label={label} rows={rows} />
    </div>
  );
}
