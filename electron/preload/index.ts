import { contextBridge } from 'electron';

contextBridge.exposeInMainWorld('game', {});
