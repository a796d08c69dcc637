import { ALL_PARTS } from './parts.ts';

// Nobody who opens the program in a test waits for the parts of it that are read later.
await Promise.all(ALL_PARTS.map((part) => part.come()));
