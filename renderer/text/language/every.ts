import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { know } from './language.ts';

// Where nobody waits for a window every sentence of every language is there at once.
know('en', en);
know('es', es);
