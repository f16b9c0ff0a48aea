export * from './bearings.ts';
export * from './drive-shafts.ts';
export * from './gearbox.ts';
