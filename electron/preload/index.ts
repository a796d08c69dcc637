import { contextBridge, ipcRenderer } from 'electron';
import type { GameApi } from '../shared/api.ts';

/** All that the window can reach: one named function a channel, each passing on exactly what it takes. */
const game = {
  library: () => ipcRenderer.invoke('library'),
  listGames: () => ipcRenderer.invoke('listGames'),
  newGame: (request) => ipcRenderer.invoke('newGame', request),
  learn: (tutorial) => ipcRenderer.invoke('learn', tutorial),
  openGame: (id) => ipcRenderer.invoke('openGame', id),
  answer: (answer) => ipcRenderer.invoke('answer', answer),
  botAnswer: (request) => ipcRenderer.invoke('botAnswer', request),
  undo: (request) => ipcRenderer.invoke('undo', request),
  redo: (request) => ipcRenderer.invoke('redo', request),
  returnTo: (request) => ipcRenderer.invoke('returnTo', request),
  lookAt: (request) => ipcRenderer.invoke('lookAt', request),
  reveal: (request) => ipcRenderer.invoke('reveal', request),
  conceal: (request) => ipcRenderer.invoke('conceal', request),
  takeOver: (request) => ipcRenderer.invoke('takeOver', request),
  sit: (request) => ipcRenderer.invoke('sit', request),
  counsel: (request) => ipcRenderer.invoke('counsel', request),
  forecast: (request) => ipcRenderer.invoke('forecast', request),
  explain: (request) => ipcRenderer.invoke('explain', request),
  odds: (request) => ipcRenderer.invoke('odds', request),
  deleteGame: (id) => ipcRenderer.invoke('deleteGame', id),
  settings: () => ipcRenderer.invoke('settings'),
  saveSettings: (settings) => ipcRenderer.invoke('saveSettings', settings),
} satisfies GameApi;

contextBridge.exposeInMainWorld('game', game);
