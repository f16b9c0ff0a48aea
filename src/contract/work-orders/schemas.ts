export * from './change-schemas.ts';
export * from './list-schemas.ts';
export * from './order-schemas.ts';
