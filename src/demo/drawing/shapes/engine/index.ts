export * from './belt-drive.ts';
export * from './cooling.ts';
export * from './crankshaft.ts';
export * from './engine-block.ts';
export * from './filters.ts';
export * from './fuel-system.ts';
export * from './intake-and-exhaust.ts';
export * from './tanks.ts';
