/** The database engine of a vitest project, provided by its setup file. */
export type TestEngine =
  | { name: 'postgres'; url: string; template: string }
  /** `template` is the file of a migrated data folder. */
  | { name: 'embedded'; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testEngine: TestEngine;
  }
}
