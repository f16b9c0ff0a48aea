export * from './batch-schemas.ts';
export * from './search-schemas.ts';
