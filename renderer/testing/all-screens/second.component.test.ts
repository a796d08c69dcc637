import { lookAt } from './look-at.ts';

lookAt(1);
