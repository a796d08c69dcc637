import { whileIdle } from '../while-idle.ts';

// Nobody who opens the program in a test waits for the parts of it that are read later.
await whileIdle();
