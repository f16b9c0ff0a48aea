export * from './power-schemas.ts';
export * from './role-schemas.ts';
