export * from './book-schemas.ts';
export * from './commercial-schemas.ts';
export * from './fit-schemas.ts';
export * from './panel-schemas.ts';
