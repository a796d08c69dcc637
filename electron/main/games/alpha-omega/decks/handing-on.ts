import type { DeckForms, DeckRef } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import type { Handlers } from '../../../ipc/ipc.ts';
import type { DeckDeps } from './deps.ts';
import { formsOf, offerOf, previewOf } from './sharing.ts';
import { sheetOf } from './shown.ts';

type HandingOn = 'previewDeck' | 'deckForms' | 'saveDeckForm';

interface NamedForms extends DeckForms {
  readonly name: string;
}

/** Decks as they come and go. */
export function handingOn({ stock, doing, withDeck, saveFile }: DeckDeps): Pick<Handlers, HandingOn> {
  const forms: (request: DeckRef) => Reply<NamedForms> = withDeck((row) => ({
    ok: true,
    value: { name: row.name, ...formsOf(sheetOf(row, stock().content), stock()) },
  }));
  return {
    previewDeck: doing(({ text }) => ({ ok: true, value: previewOf(text, stock()) })),
    deckForms: (request) => {
      const reply = forms(request);
      if (!reply.ok) return reply;
      const { text, json, code } = reply.value;
      return { ok: true, value: { text, json, code } };
    },
    saveDeckForm: async ({ deck, form }) => {
      const reply = forms({ deck });
      return reply.ok ? saveFile(offerOf(reply.value.name, form), reply.value[form]) : reply;
    },
  };
}
