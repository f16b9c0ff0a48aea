export * from './air-brakes.ts';
export * from './discs-and-drums.ts';
export * from './hydraulic-brakes.ts';
