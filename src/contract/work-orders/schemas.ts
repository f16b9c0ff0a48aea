export * from './change-schemas.ts';
export * from './check-up-schemas.ts';
export * from './company-schemas.ts';
export * from './fleet/schemas.ts';
export * from './list-schemas.ts';
export * from './order-schemas.ts';
export * from './paste/schemas.ts';
