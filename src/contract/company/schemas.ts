export * from './letterhead-schemas.ts';
export * from './operation-log-schemas.ts';
export * from './request-schemas.ts';
export * from './statistics-schemas.ts';
export * from './sub-account-schemas.ts';
