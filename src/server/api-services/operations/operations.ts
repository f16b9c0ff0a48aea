import type { ApiOperation } from './api-operation.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { vinOperations } from './vin-operations.ts';

/** The operations that interfaces can be bound to. */
export interface Operations {
  list(): readonly ApiOperation[];
  get(code: string): ApiOperation | undefined;
}

export function createOperations(services: CatalogueServices): Operations {
  const all: readonly ApiOperation[] = [...vinOperations(services)];
  const byCode = new Map(all.map((operation) => [operation.code, operation]));
  return { list: () => all, get: (code) => byCode.get(code) };
}
