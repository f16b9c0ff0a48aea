export * from './profile-schemas.ts';
export * from './registration-schemas.ts';
export * from './reset-code-schemas.ts';
export * from './session-schemas.ts';
export * from './user-schemas.ts';
