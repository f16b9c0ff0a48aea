export * from './control-arms.ts';
export * from './fifth-wheel.ts';
export * from './front-axle.ts';
export * from './steering.ts';
export * from './suspension.ts';
export * from './wheels.ts';
