export * from './site-schemas.ts';
export * from './ticket-schemas.ts';
