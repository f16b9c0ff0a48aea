export * from './account-schemas.ts';
export * from './user-action-schemas.ts';
export * from './user-detail-schemas.ts';
export * from './user-schemas.ts';
