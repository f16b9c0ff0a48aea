export * from './alternator-and-starter.ts';
export * from './battery-and-control-units.ts';
export * from './high-voltage.ts';
export * from './ignition.ts';
export * from './sensors.ts';
