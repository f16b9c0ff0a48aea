import { vi } from 'vitest';

// Test files share a worker and its packages, but no state of the screens' modules: each file evaluates them anew.
vi.resetModules();
