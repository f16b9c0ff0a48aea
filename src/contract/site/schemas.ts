export * from './home-schemas.ts';
export * from './site-schemas.ts';
export * from './ticket-schemas.ts';
