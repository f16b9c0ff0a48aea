import { vi } from 'vitest';

// Test files share a worker, and with it node_modules, but no state of our own modules: each file evaluates them anew.
vi.resetModules();
