export * from './bill-schemas.ts';
export * from './package-schemas.ts';
export * from './purchase-schemas.ts';
