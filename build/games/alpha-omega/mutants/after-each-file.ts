import { afterAll } from 'vitest';
import { leaveOpen } from '../../../../engine/alpha-omega/testing/scene.ts';

// What one file leaves open is not the next one's fault.
afterAll(leaveOpen);
