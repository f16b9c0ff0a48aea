import type { BulkProgress } from '../../contract/bulk/schemas.ts';

export type BulkCounts = BulkProgress['applied'];

/** The records of a plan that were tried, whatever came of it. */
export const doneOf = ({ changed, conflict, refused }: BulkCounts): number => changed + conflict + refused;
