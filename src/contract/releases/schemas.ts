export * from './update-schemas.ts';
export * from './version-schemas.ts';
