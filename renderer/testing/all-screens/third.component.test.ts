import { lookAtShareOf } from './look-at.ts';

lookAtShareOf(import.meta.url);
