import { writeFileSync } from 'node:fs';
import { deckFileSchema } from './json.ts';

writeFileSync(new URL('deck.schema.json', import.meta.url), `${JSON.stringify(deckFileSchema(), null, 2)}\n`);
