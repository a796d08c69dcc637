import { afterAll } from 'vitest';
import { findsNothing } from './axe.ts';
import { inLanguage } from './screens/screen.ts';

findsNothing('es');

afterAll(() => inLanguage('en'));
