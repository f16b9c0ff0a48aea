import type { AbsentPart } from '../../../contract/parts/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';

const AbsentPartNote = lazyWithRetry(async () => (await import('./absent-part.tsx')).AbsentPartNote);

/** The part in a refusal for a part that the vehicle does not have. */
export function absentPartOf(error: unknown): AbsentPart | undefined {
  if (!(error instanceof CallError) || error.code !== '300341') return undefined;
  return isAbsentPart(error.result) ? error.result : undefined;
}

function isAbsentPart(value: unknown): value is AbsentPart {
  return typeof value === 'object' && value !== null && 'stdPartName' in value && 'assemblies' in value;
}

/** Loaded with the first part that is missing. */
export function LazyAbsentPart(props: { part: AbsentPart; onOpen?: () => void }) {
  return (
    <LazyBoundary>
      <AbsentPartNote {...props} />
    </LazyBoundary>
  );
}
