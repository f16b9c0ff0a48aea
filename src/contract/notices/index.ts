export * as resources from './resources.ts';
