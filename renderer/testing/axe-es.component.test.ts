import { findsNothing } from './axe.ts';

findsNothing('es');
