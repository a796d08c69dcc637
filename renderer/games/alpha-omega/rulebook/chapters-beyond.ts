import type { Chapter } from './page.ts';

/** The chapter about what this program has around the printed game. */
export const BEYOND: Chapter = {
  id: 'beyond',
  title: 'rulebookBeyond.title',
  sections: [
    {
      id: 'ownDecks',
      title: 'rulebookBeyond.ownDecks',
      says: ['rulebookBeyond.ownDecksWhere', 'rulebookBeyond.ownDecksOdds', 'rulebookBeyond.ownDecksTeam'],
    },
    { id: 'journey', title: 'rulebookBeyond.journey', says: ['rulebookBeyond.journeyWay'] },
    {
      id: 'pilgrimage',
      title: 'rulebookBeyond.pilgrimage',
      says: ['rulebookBeyond.pilgrimageWay', 'rulebookBeyond.pilgrimageLamps'],
    },
    { id: 'day', title: 'rulebookBeyond.day', says: ['rulebookBeyond.dayWay'] },
    {
      id: 'replay',
      title: 'rulebookBeyond.replay',
      says: ['rulebookBeyond.replayWay', 'rulebookBeyond.replayPivotal'],
    },
    {
      id: 'kept',
      title: 'rulebookBeyond.kept',
      says: ['rulebookBeyond.keptAnswer', 'rulebookBeyond.keptBackups', 'rulebookBeyond.keptFiles'],
    },
  ],
};
