export { createMemoryHost, type MemoryHost, type MemoryHostOptions } from './memory-host';
export { createMemoryStorage } from './memory-storage';
