export * from './user-schemas.ts';
