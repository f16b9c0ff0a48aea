export * from './release-content-schemas.ts';
export * from './update-schemas.ts';
export * from './version-schemas.ts';
